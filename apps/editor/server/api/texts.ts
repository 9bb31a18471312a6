import { comparable } from "@typed-site/utils";
import {
  type Content,
  type ContentFile,
  fileSchema,
  findTexts,
  type PlacedText,
  textsIn,
} from "gatsby-plugin-typed-content";
import type { FoundText } from "../../shared/contract";
import { modelOf } from "../change/content-change";
import { labelledSubject, placeInWords } from "../wording/complaints";
import { pageFinder } from "./page-of";

/** Names in braces that are filled when a page is made. */
const PLACEHOLDER = /\{\w{1,40}\}/;

const MOST_HITS = 200;

/** The texts that contain some words, as `findTexts` finds them; not too many for a page. */
export function searchTexts(content: Content, files: ContentFile[], words: string): FoundText[] {
  return findTexts(textsOf(content, files), words)
    .slice(0, MOST_HITS)
    .map(describeTexts(content, files));
}

/**
 * The text of an entry that a page shows, with its typography and filled placeholders, at some place.
 * @param shown what the page shows there: a heading, a paragraph, a point of a list
 * @param page the page's address; what it is made of is looked through first
 */
export function locateText(
  content: Content,
  files: ContentFile[],
  shown: string,
  page: string,
): FoundText | null {
  const wanted = comparable(shown);
  if (wanted === "") return null;
  const texts = textsOf(content, files);
  const sources = content
    .sitePages(content.records(files))
    .find(({ path }) => path === page || encodeURI(path) === page)?.sources;
  const isOwn = ({ file }: PlacedText) => sources?.includes(file) ?? false;
  const ordered = [...texts.filter(isOwn), ...texts.filter((text) => !isOwn(text))];
  const found =
    ordered.find(({ words }) => comparable(words) === wanted) ??
    ordered.find(({ words }) => words.split("\n").some((line) => comparable(line) === wanted)) ??
    ordered.find(({ words }) => isFilled(words, wanted)) ??
    ordered.find(({ words }) => comparable(words).includes(wanted));
  return found ? describeTexts(content, files)(found) : null;
}

/** Whether a text with placeholders, or a paragraph of it, becomes what is shown once they are filled. */
function isFilled(words: string, shown: string): boolean {
  return words.split("\n").some((line) => {
    const parts = line.split(PLACEHOLDER).map(comparable);
    if (parts.length < 2 || parts.join("").length === 0) return false;
    const [first = "", last = ""] = [parts[0], parts.at(-1)];
    if (!shown.startsWith(first) || !shown.endsWith(last)) return false;
    let at = 0;
    return parts.every((part) => {
      const next = shown.indexOf(part, at);
      at = next + part.length;
      return next >= 0;
    });
  });
}

function textsOf(content: Content, files: ContentFile[]): PlacedText[] {
  return files.flatMap(({ file, data }) => {
    const model = content.modelOfFile(file);
    return model ? textsIn(fileSchema(model), file, data) : [];
  });
}

/** Makes of a text what the page is told of it. */
function describeTexts(content: Content, files: ContentFile[]): (text: PlacedText) => FoundText {
  const pageOf = pageFinder(content, files);
  return ({ file, path, words }) => {
    const model = modelOf(content, file);
    const data = files.find((one) => one.file === file)?.data;
    return {
      file,
      path,
      label: placeInWords(model, data, []),
      field: labelledSubject(model, data, path).field,
      text: words,
      page: pageOf(file),
    };
  };
}
