import path from "node:path";
import { groupBy, repeats, slug } from "@typed-site/utils";
import type { PhotoFacts } from "../../read/read-photo";
import { photosIn } from "../../read/records";
import type { Message } from "../message";
import { nearest } from "../nearest";
import { type ContentProblem, problemAt } from "../problem";
import type { PlacedRecord, PlacedValue } from "../subject";
import { qualityProblems } from "./photo-qualities";
import type { Rule } from "./rule";

/** A place in the content that shows a photo: the `src` of a group that has an `alt`, too. */
type Use = PlacedValue & ReturnType<typeof photosIn>[number];

/** Everything that is wrong with the records' photos and their text alternatives. */
export const photoProblems: Rule = ({ records, photos }) => {
  const usesByRecord = records.map(usesIn);
  const uses = usesByRecord.flat();
  const found = [...groupBy(uses, ({ file }) => file).values()].flatMap(([use, ...others]) =>
    fileProblems(use, photos).map((message) =>
      problemAt(use.record, use.path, message, { others }),
    ),
  );
  return [...found, ...uses.flatMap(altProblems), ...usesByRecord.flatMap(shownTwice)];
};

/** What is wrong with the file of a photo and its place. */
function fileProblems(use: Use, photos: PhotoFacts): Message[] {
  const { src, file } = use;
  if (/^[^/:]*\\/.test(src)) {
    return [{ code: "photoSlashes", params: { src, right: src.replaceAll("\\", "/") } }];
  }
  const state = photos.get(file);
  if (state === "folder") return [{ code: "photoFolder", params: { src } }];
  if (state === undefined && !/^\.\.\/|:/.test(file)) return [missing(use, photos)];
  if (state === undefined || !file.startsWith("photos/")) {
    return [{ code: "photoMisplaced", params: { src } }];
  }
  return qualityProblems(src, state);
}

const usesIn = (record: PlacedRecord): Use[] =>
  photosIn(record).map((photo) => ({ ...photo, record }));

function missing(use: Use, photos: PhotoFacts): Message {
  const { src, file } = use;
  const known = [...photos.keys()];
  const own = inOneSpelling(file);
  const actual = known.find((other) => inOneSpelling(other) === own);
  if (actual !== undefined) {
    if (actual.normalize("NFC") !== file.normalize("NFC")) {
      return { code: "photoSpelling", params: { src, right: asWritten(actual, use) } };
    }
    const { name, ext } = path.posix.parse(actual);
    return { code: "photoLetters", params: { src, right: slug(name) + ext } };
  }
  const folder = path.posix.dirname(file);
  const beside = known.filter((other) => path.posix.dirname(other) === folder);
  const guess = nearest(file, beside);
  return { code: "photoMissing", params: { src, guess: guess && asWritten(guess, use) } };
}

const inOneSpelling = (file: string) => file.normalize("NFC").toLowerCase();

/** The place of a photo, counted from the file that names it. */
const asWritten = (photo: string, { record }: Use) =>
  path.posix.relative(path.posix.dirname(record.file), photo);

/** A text alternative that only repeats the name of its file. */
function altProblems({ record, path: keys, src, alt }: Use): ContentProblem[] {
  const { base, name } = path.posix.parse(src);
  const own = slug(alt);
  if (own === "" || ![base, name].map(slug).includes(own)) return [];
  return [problemAt(record, [...keys.slice(0, -1), "alt"], { code: "photoName" })];
}

/** A photo may be on several pages, and as a page's opening in its gallery, but not twice in one list. */
const shownTwice = (uses: Use[]): ContentProblem[] =>
  repeats(uses, ({ file }) => file).map(([{ record, path: keys, src }, first]) =>
    problemAt(record, keys, { code: "photoTwice", params: { src, first } }),
  );
