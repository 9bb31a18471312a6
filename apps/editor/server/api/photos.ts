import path from "node:path";
import { z } from "zod";
import { groupBy } from "@typed-site/utils";
import { type Content, type ContentFile, openPhoto, readPhotos } from "gatsby-plugin-typed-content";
import type { AddedPhoto, Photo } from "../../shared/contract";
import { MOST_PIXELS } from "../../shared/photo-limits";
import type { ContentStore } from "../change/content-store";
import { preparePhoto } from "../change/prepare-photo";
import { savePhoto } from "../change/save-photo";
import { commonest } from "./commonest";
import { type Use, usesOf } from "./uses";

/** What comes with a photo, in the address that it is sent to. */
export const photoQuery = z.object({
  /** What the editor calls the file. */
  name: z
    .string()
    .transform((name) => name.slice(0, 100))
    .default("zdjęcie"),
  /** The folder below `photos/` of a new photo. */
  folder: z.string().default(""),
  crop: z.coerce.number().min(0).max(1).optional(),
});

/** All photos of the content, each with where it is used. */
export async function listPhotos(
  content: Content,
  folder: string,
  files: ContentFile[],
): Promise<Photo[]> {
  const uses = usesOf(content, files);
  const sectionOf = sections(content, [...uses.values()].flat());
  return [...(await readPhotos(folder))]
    .flatMap(([place, photo]): Photo[] => {
      if (typeof photo === "string" || !place.startsWith("photos/")) return [];
      const { width, height } = photo;
      return [
        {
          place,
          section: sectionOf(path.posix.dirname(place)),
          width,
          height,
          uses: uses.get(place) ?? [],
        },
      ];
    })
    .sort((one, other) => (one.place < other.place ? -1 : 1));
}

/** Tells what the photos of a folder are for: the type that it belongs to, else what most entries that show them are called. */
function sections({ models }: Content, uses: readonly Use[]): (folder: string) => string {
  const usesByFolder = groupBy(uses, ({ of }) => path.posix.dirname(of));
  return (folder) => {
    const owner = models.find(({ editor }) => folder === `photos/${editor?.photoFolder ?? ""}`);
    const labels = (usesByFolder.get(folder) ?? []).map(({ section }) => section);
    const other = folder === "photos" ? "Inne" : path.posix.basename(folder);
    return owner?.label ?? commonest(labels) ?? other;
  };
}

/**
 * Adds a photo.
 * @param by the name of whoever sends it
 * @throws Refusal when no page could show it
 */
export async function takePhoto(
  store: ContentStore,
  sent: Buffer,
  { name, folder, crop }: z.infer<typeof photoQuery>,
  by: string,
): Promise<AddedPhoto> {
  const prepared = await preparePhoto(name, sent, crop);
  if (prepared.kind === "crop") return prepared;
  return { kind: "added", place: await savePhoto(store, folder, prepared.bytes, by) };
}

const WIDTHS = { least: 80, most: 1600 };

/**
 * A photo as JPEG, small.
 * @param width in pixels
 * @throws where it can't be read
 */
export function smallPhoto(folder: string, place: string, width: number): Promise<Buffer> {
  return openPhoto(path.join(folder, place), { limitInputPixels: MOST_PIXELS })
    .autoOrient()
    .resize({
      width: Math.min(Math.max(Math.round(width) || WIDTHS.least, WIDTHS.least), WIDTHS.most),
      withoutEnlargement: true,
    })
    .jpeg({ quality: 75 })
    .toBuffer();
}
