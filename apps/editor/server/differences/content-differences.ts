import { isDeepStrictEqual } from "node:util";
import { required } from "@typed-site/utils";
import {
  type Content,
  type ContentFile,
  isMapping,
  type Model,
  valueAt,
} from "gatsby-plugin-typed-content";
import type { Difference } from "../../shared/contract";
import { labelOfChoice } from "../wording/choices";
import { labelledSubject } from "../wording/complaints";
import { pairItems } from "./pair-items";

/** A value in a version of a file. */
export interface Versioned {
  model: Model;
  /** All of the file. */
  data: unknown;
  path: PropertyKey[];
  value: unknown;
}

/**
 * What is different in one file, which may be new, gone or renamed, in the order of its newer version.
 * @param place a file's place below `content/`, for what is no YAML of a model
 */
export function fileDifferences(
  content: Content,
  place: string,
  before: ContentFile | undefined,
  after: ContentFile | undefined,
): Difference[] {
  const model = content.modelOfFile(place);
  const isReadable = [before, after].every((file) => !file?.syntaxErrors.length);
  if (!model || !isReadable) return [otherDifference(place, Boolean(before), Boolean(after))];
  const start = ({ data }: ContentFile): Versioned => ({ model, data, path: [], value: data });
  return compare(before && start(before), after && start(after));
}

/** A file's entry, or the list of its entries, by the label of its form: `Miejscowość „Puck”`, `Pytania i odpowiedzi`. */
export function labelOfFile(
  content: Content,
  place: string,
  file: ContentFile | undefined,
): string {
  const model = content.modelOfFile(place);
  const isReadable = file?.syntaxErrors.length === 0;
  if (!model || !isReadable) return otherDifference(place, true, true).owner;
  return named({ model, data: file.data, path: [] }).owner;
}

/** A difference as it is now, so that somebody can agree to it: `Miejscowość „Puck”: „Powiat”, teraz: „powiat pucki”`. */
export function differenceInWords({ owner, field, kind, after }: Difference): string {
  const named = field ? `${owner}: „${field}”` : owner;
  if (kind === "removed") return `${named}, teraz: usunięto`;
  return after ? `${named}, teraz: „${after}”` : named;
}

/** What is different in a photo, or in a file that holds no records. */
export function otherDifference(place: string, was: boolean, is: boolean): Difference {
  const isPhoto = place.startsWith("photos/");
  return {
    owner: `${isPhoto ? "Zdjęcie" : "Plik"} „${place.replace(/^.*\//, "")}”`,
    field: "",
    kind: !was ? "added" : !is ? "removed" : "changed",
    ...(isPhoto && is && { photos: [place] }),
  };
}

/** What is different in the list of words that are good though no dictionary knows them. */
export function wordListDifference(before?: string, after?: string): Difference {
  return {
    owner: "Lista dobrych słów",
    field: "",
    kind: "changed",
    before,
    after,
  };
}

function compare(old: Versioned | undefined, now: Versioned | undefined): Difference[] {
  const [before, after] = [old?.value, now?.value];
  if (isDeepStrictEqual(before, after)) return [];
  if (old && now && isMapping(before) && isMapping(after)) {
    const keys = new Set([...Object.keys(after), ...Object.keys(before)]);
    return [...keys].flatMap((key) => compare(inside(old, key), inside(now, key)));
  }
  if (old && now && Array.isArray(before) && Array.isArray(after)) {
    return compareLists(old, now, before, after);
  }
  const difference = differenceBetween(old, now);
  const isPhoto = isPhotoValue(before ?? after) && isPhotoValue(after ?? before);
  return [isPhoto ? { ...difference, before: undefined, after: undefined } : difference];
}

/** What is different in one place, as a whole. */
export function differenceBetween(
  old: Versioned | undefined,
  now: Versioned | undefined,
): Difference {
  const isAdded = old?.value === undefined;
  const isRemoved = now?.value === undefined;
  return {
    ...named(required(isRemoved ? old : now, "place")),
    kind: isAdded ? "added" : isRemoved ? "removed" : "changed",
    before: inWords(old),
    after: inWords(now),
    ...photosOf(old?.value, now?.value),
  };
}

function compareLists(
  old: Versioned,
  now: Versioned,
  before: unknown[],
  after: unknown[],
): Difference[] {
  const pairs = pairItems(before, after);
  const kept = pairs.flatMap(([from, to]) =>
    from === undefined || to === undefined ? [] : [from],
  );
  const isMoved = kept.some((from, index) => from < (kept[index - 1] ?? -1));
  return [
    ...(isMoved ? [movedList(old, now)] : []),
    ...pairs.flatMap(([from, to]) =>
      compare(
        from === undefined ? undefined : inside(old, from),
        to === undefined ? undefined : inside(now, to),
      ),
    ),
  ];
}

const movedList = (old: Versioned, now: Versioned): Difference => ({
  ...named(now),
  kind: "moved",
  before: entriesOf(old),
  after: entriesOf(now),
  ...photosOf(undefined, now.value),
});

/** The entries of a list in their order, each on its line: another order says which. */
function entriesOf(list: Versioned): string {
  const entries = list.value as unknown[];
  return entries.map((_, index) => entryInWords(list, inside(list, index))).join("\n");
}

function entryInWords(list: Versioned, entry: Versioned): string {
  const { owner } = named(entry);
  const title = owner === named(list).owner ? undefined : /„([^„”]*)”$/.exec(owner)?.[1];
  return title ?? inWords(entry)?.split("\n")[0] ?? "";
}

const inside = ({ model, data, path, value }: Versioned, key: PropertyKey): Versioned => ({
  model,
  data,
  path: [...path, key],
  value: valueAt(value, [key]),
});

/** The entry, or the part of it that a title tells apart, and the field inside. */
function named({ model, data, path }: Omit<Versioned, "value">): { owner: string; field: string } {
  const { owner, field } = labelledSubject(model, data, path);
  return { owner, field: field.replace(/^„(.*)”/, "$1") };
}

/** A photo, as an entry names it: `../photos/realizacje/14.jpg`. */
const PHOTO = /^(?:\.\.\/)*(?=photos\/)/;

const isPhotoValue = (value: unknown): value is string =>
  typeof value === "string" && PHOTO.test(value);

/** The photos in both versions of a value, none twice. */
function photosOf(old: unknown, now: unknown): Pick<Difference, "photos" | "formerPhotos"> {
  const photos = photosIn(now);
  const formerPhotos = photosIn(old).filter((place) => !photos.includes(place));
  return {
    ...(photos.length > 0 && { photos }),
    ...(formerPhotos.length > 0 && { formerPhotos }),
  };
}

/** The places of all photos in a value. */
function photosIn(value: unknown): string[] {
  if (isPhotoValue(value)) return [value.replace(PHOTO, "")];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(photosIn) : [];
}

/** A value as an editor reads it: of a group each value on its own line without photos, of a photo its file's name. */
function inWords(versioned: Versioned | undefined): string | undefined {
  const value = versioned?.value;
  if (!versioned || value === undefined || value === null) return undefined;
  if (typeof value === "boolean") return value ? "tak" : "nie";
  if (typeof value === "number") return String(value).replace(".", ",");
  if (typeof value === "string") {
    const { schema } = labelledSubject(versioned.model, versioned.data, versioned.path);
    const choice = schema && labelOfChoice(schema, value);
    return choice ?? (PHOTO.test(value) ? value.replace(/^.*\//, "") : value.trim());
  }
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  const parts = keys
    .map((key) => inside(versioned, key))
    .filter((part) => !isPhotoValue(part.value));
  return parts.map(inWords).filter(Boolean).join("\n");
}
