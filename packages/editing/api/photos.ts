import path from "node:path";
import { z } from "zod";
import {
  type Content,
  type ContentFile,
  openPhoto,
  photosIn,
  readPhotos,
} from "@typed-site/content-model";
import { groupBy } from "@typed-site/utils";
import { placeInWords } from "../change/complaints";
import { modelOf } from "../change/content-change";
import type { ContentStore } from "../change/content-store";
import { MOST_PIXELS } from "../change/photo-limits";
import { preparePhoto } from "../change/prepare-photo";
import { placeOf } from "../change/save-entry";
import { replacePhoto, savePhoto } from "../change/save-photo";
import type { AddedPhoto, Photo } from "../contract";

/** What comes with a photo, in the address that it is sent to. */
export const photoQuery = z.object({
  /** What the editor calls the file. */
  name: z
    .string()
    .transform((name) => name.slice(0, 100))
    .default("zdjęcie"),
  /** The folder below `photos/` of a new photo. */
  folder: z.string().default(""),
  /** The place of the photo that it replaces. */
  place: z.string().optional(),
  crop: z.coerce.number().min(0).max(1).optional(),
});

/** All photos of the content, each with where it is used. */
export async function listPhotos(
  content: Content,
  folder: string,
  files: ContentFile[],
): Promise<Photo[]> {
  const uses = usesByPlace(content, files);
  const sections = sectionsByFolder(content, uses);
  return [...(await readPhotos(folder))]
    .flatMap(([place, facts]): Photo[] => {
      if (typeof facts === "string" || !place.startsWith("photos/")) return [];
      const { width, height } = facts;
      const own = path.posix.dirname(place);
      return [
        {
          place,
          section: sections.get(own) ?? (own === "photos" ? "Inne" : path.posix.basename(own)),
          width,
          height,
          uses: uses.get(place) ?? [],
        },
      ];
    })
    .sort((one, other) => (one.place < other.place ? -1 : 1));
}

/** What the photos of each folder are for: a type that it belongs to, else what most entries that show them are called. */
function sectionsByFolder(
  content: Content,
  uses: ReadonlyMap<string, Photo["uses"]>,
): Map<string, string> {
  const labels = [...uses].flatMap(([place, all]) =>
    all.map(({ file }) => ({
      folder: path.posix.dirname(place),
      label: modelOf(content, file).label,
    })),
  );
  const guessed = [...groupBy(labels, ({ folder }) => folder)].map(
    ([folder, inFolder]): [string, string] => {
      const [commonest] = [...groupBy(inFolder, ({ label }) => label)].sort(
        ([, some], [, others]) => others.length - some.length,
      );
      return [folder, commonest?.[0] ?? folder];
    },
  );
  const owned = content.models.flatMap(({ photoFolder, label }): [string, string][] =>
    photoFolder === undefined ? [] : [[`photos/${photoFolder}`, label]],
  );
  return new Map([...guessed, ...owned]);
}

function usesByPlace(content: Content, files: ContentFile[]): Map<string, Photo["uses"]> {
  const uses = new Map<string, Photo["uses"]>();
  for (const record of content.records(files)) {
    const { file, model, source } = record;
    for (const { place, alt, path: inside } of photosIn(record)) {
      const use = {
        file,
        path: [...record.path, ...inside].map((key) => (typeof key === "symbol" ? "" : key)),
        label: placeInWords(model, source.data, []),
        alt,
      };
      uses.set(place, [...(uses.get(place) ?? []), use]);
    }
  }
  return uses;
}

/**
 * Adds a photo, or puts it in the place of another.
 * @param by the name of whoever sends it
 * @throws Refusal when no page could show it
 */
export async function takePhoto(
  store: ContentStore,
  sent: Buffer,
  { name, folder, place, crop }: z.infer<typeof photoQuery>,
  by: string,
): Promise<AddedPhoto> {
  const prepared = await preparePhoto(name, sent, crop);
  if (prepared.kind === "crop") return prepared;
  const { bytes } = prepared;
  const saved =
    place === undefined
      ? await savePhoto(store, folder, bytes, by)
      : await replacePhoto(store, placeOf(store.content, place), bytes, by);
  return { kind: "added", place: saved };
}

/** Small pictures that are kept, some 20 kB each. */
const MOST_THUMBNAILS = 400;
const WIDTHS = { least: 80, most: 1600 };

/** Small pictures of the photos; the latest are kept in memory. */
export class Thumbnails {
  private readonly kept = new Map<string, Promise<Buffer>>();

  /** @param folder the content folder */
  constructor(private readonly folder: string) {}

  /** A photo as JPEG in some width in pixels. @throws where it can't be read */
  get(place: string, width: number): Promise<Buffer> {
    const right = Math.min(Math.max(Math.round(width) || WIDTHS.least, WIDTHS.least), WIDTHS.most);
    const key = `${right} ${place}`;
    const known = this.kept.get(key) ?? this.draw(place, right);
    // The one asked for last is the last to go.
    this.kept.delete(key);
    this.kept.set(key, known);
    known.catch(() => this.kept.delete(key));
    const [oldest] = this.kept.keys();
    if (this.kept.size > MOST_THUMBNAILS && oldest !== undefined) this.kept.delete(oldest);
    return known;
  }

  private draw(place: string, width: number): Promise<Buffer> {
    return openPhoto(path.join(this.folder, place), { limitInputPixels: MOST_PIXELS })
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .jpeg({ quality: 75 })
      .toBuffer();
  }
}
