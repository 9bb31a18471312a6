import path from "node:path";
import { groupBy, repeats, slug } from "../../../utils";
import type { PhotoFacts } from "../../read/read-photo";
import { groupFields } from "../../walk-fields";
import type { Message } from "../messages";
import { nearest } from "../nearest";
import { type ContentProblem, problemAt, problemAtAll } from "../problem";
import type { PlacedRecord, PlacedValue } from "../subject";
import { qualityProblems } from "./photo-qualities";
import type { Rule } from "./rule";

/** A place in the content that shows a photo: the `src` of a group that has an `alt`, too. */
interface Use extends PlacedValue {
  src: string;
  alt: unknown;
  /** Place of the photo below the content folder. */
  photo: string;
}

/** Everything that is wrong with the records' photos and their text alternatives. */
export const photoProblems: Rule = ({ records, photos }) => {
  const usesByRecord = records.map(usesIn);
  const uses = usesByRecord.flat();
  const found = [...groupBy(uses, ({ photo }) => photo).values()].flatMap((shown) =>
    fileProblems(shown[0], photos).map((message) => problemAtAll(shown, message)),
  );
  return [...found, ...uses.flatMap(altProblems), ...usesByRecord.flatMap(shownTwice)];
};

/** What is wrong with the file of a photo and its place. */
function fileProblems(use: Use, photos: PhotoFacts): Message[] {
  const { src, photo } = use;
  if (/^[^/:]*\\/.test(src)) {
    return [{ code: "photoSlashes", params: { src, right: src.replaceAll("\\", "/") } }];
  }
  const state = photos.get(photo);
  if (state === "folder") return [{ code: "photoFolder", params: { src } }];
  if (state === undefined && !/^\.\.\/|:/.test(photo)) return [missing(use, photos)];
  if (state === undefined || !photo.startsWith("photos/")) {
    return [{ code: "photoMisplaced", params: { src } }];
  }
  return qualityProblems(src, state);
}

function usesIn(record: PlacedRecord): Use[] {
  const folder = path.posix.dirname(record.file);
  return groupFields(record.model.shape, record.data).flatMap(
    ({ value: { src, alt }, path: keys }) =>
      typeof src === "string" && src.trim() !== ""
        ? [{ record, path: [...keys, "src"], src, alt, photo: path.posix.join(folder, src) }]
        : [],
  );
}

function missing(use: Use, photos: PhotoFacts): Message {
  const { src, photo } = use;
  const known = [...photos.keys()];
  const own = inOneSpelling(photo);
  const actual = known.find((other) => inOneSpelling(other) === own);
  if (actual !== undefined) {
    if (actual.normalize("NFC") !== photo.normalize("NFC")) {
      return { code: "photoSpelling", params: { src, right: asWritten(actual, use) } };
    }
    const { name, ext } = path.posix.parse(actual);
    return { code: "photoLetters", params: { src, right: slug(name) + ext } };
  }
  const folder = path.posix.dirname(photo);
  const guess = nearest(
    photo,
    known.filter((other) => path.posix.dirname(other) === folder),
  );
  return { code: "photoMissing", params: { src, guess: guess && asWritten(guess, use) } };
}

const inOneSpelling = (place: string) => place.normalize("NFC").toLowerCase();

/** The place of a photo, counted from the file that names it. */
const asWritten = (photo: string, { record }: Use) =>
  path.posix.relative(path.posix.dirname(record.file), photo);

const altProblems = ({ record, path: keys, src, alt }: Use): ContentProblem[] =>
  typeof alt === "string" && repeatsFileName(alt, src)
    ? [problemAt(record, [...keys.slice(0, -1), "alt"], { code: "photoName" })]
    : [];

function repeatsFileName(alt: string, src: string): boolean {
  const file = path.posix.basename(src);
  const own = slug(alt);
  return own !== "" && [file, file.replace(/\.\w+$/, "")].map(slug).includes(own);
}

/** A photo may stand on several pages, and as a page's opening in its gallery, but not twice in one list. */
const shownTwice = (uses: Use[]): ContentProblem[] =>
  repeats(uses, ({ photo }) => photo).map(([{ record, path: keys, src }, first]) =>
    problemAt(record, keys, { code: "photoTwice", params: { src, first } }),
  );
