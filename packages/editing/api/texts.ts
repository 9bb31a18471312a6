import {
  type Content,
  type ContentFile,
  fileSchema,
  renderMarkdown,
  textFields,
} from "../../content-model";
import { plainLetters } from "../../utils";
import { labelledSubject, placeInWords } from "../change/complaints";
import { modelOf } from "../change/content-change";
import type { FoundText } from "../contract";
import { pageFinder } from "./page-of";

/** A text of the content, with its place. */
interface PlacedText {
  file: string;
  path: (string | number)[];
  text: string;
  /** The words alone: of Markdown without its signs. */
  words: string;
}

/** Names in braces that are filled when a page is made. */
const PLACEHOLDER = /\{\w{1,40}\}/;

const MOST_HITS = 200;

/**
 * The texts that contain some words, those that contain them letter by letter before those that have other
 * diacritics; capitals, kinds of blanks, quotes and dashes make no difference.
 */
export function searchTexts(content: Content, files: ContentFile[], words: string): FoundText[] {
  const wanted = comparable(words);
  if (wanted === "") return [];
  const bare = plainLetters(wanted);
  const exact: PlacedText[] = [];
  const alike: PlacedText[] = [];
  for (const text of textsOf(content, files)) {
    const whole = comparable(text.words);
    if (whole.includes(wanted)) exact.push(text);
    else if (plainLetters(whole).includes(bare)) alike.push(text);
  }
  const hits = [...exact, ...alike].slice(0, MOST_HITS);
  return hits.map(describeTexts(content, files));
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
    if (!model) return [];
    return textFields(fileSchema(model), data).flatMap(({ kind, value, path }) => {
      const isShown = kind?.kind === "text" || kind?.kind === "key" || kind?.kind === "markdown";
      if (!isShown && kind !== undefined) return [];
      const words = kind?.kind === "markdown" ? wordsOfMarkdown(value) : value;
      return { file, path: path.map(asKey), text: value, words };
    });
  });
}

/** The words of a Markdown text, a line for each paragraph and point. */
const wordsOfMarkdown = (text: string) =>
  text
    .split("\n")
    .map((line) => renderMarkdown(line.replace(/^ {0,20}(?:- |\d{1,3}[.)] )/, "")).plain)
    .join("\n");

const asKey = (key: PropertyKey) => (typeof key === "number" ? key : String(key));

/** A text in which what is typed and what is shown are the same: small letters, plain blanks, quotes and dashes. */
const comparable = (text: string) =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[\u00ad\u200b]/g, "")
    .replace(/[„”“"'‘’]/g, '"')
    .replace(/[–—]/g, "-")
    .split(/\s+/)
    .filter(Boolean)
    .join(" ");

/** Makes of a text what the page is told of it. */
function describeTexts(content: Content, files: ContentFile[]): (text: PlacedText) => FoundText {
  const pageOf = pageFinder(content, files);
  return ({ file, path, text }) => {
    const model = modelOf(content, file);
    const data = files.find((one) => one.file === file)?.data;
    return {
      file,
      path,
      label: placeInWords(model, data, []),
      field: labelledSubject(model, data, path).field,
      text,
      page: pageOf(file),
    };
  };
}
