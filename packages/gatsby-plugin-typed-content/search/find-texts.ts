import type { z } from "zod";
import { comparable, plainLetters } from "@typed-site/utils";
import { renderMarkdown } from "../graphql/markdown";
import { isRead, textFields } from "../walk-fields";

/** A text of the content, with its place. */
export interface PlacedText {
  /** Place of its file below `content/`. */
  file: string;
  /** The keys that lead to it in the file. */
  path: (string | number)[];
  text: string;
  /** The words alone: of Markdown without its characters. */
  words: string;
}

/**
 * The texts in a record or a whole file that somebody reads.
 * @param schema what the model says of the data
 */
export function textsIn(schema: z.ZodType, file: string, data: unknown): PlacedText[] {
  return textFields(schema, data)
    .filter(isRead)
    .map(({ kind, value, path }) => ({
      file,
      path: path.map(asKey),
      text: value,
      words: kind?.kind === "markdown" ? wordsOfMarkdown(value) : value,
    }));
}

/**
 * Of some texts those that contain some words: those that contain them letter by letter before those that have other
 * diacritics; capitals, kinds of blanks, quotes and dashes make no difference. None for no words.
 */
export function findTexts(texts: readonly PlacedText[], words: string): PlacedText[] {
  const wanted = comparable(words);
  if (wanted === "") return [];
  const bare = plainLetters(wanted);
  const exact: PlacedText[] = [];
  const alike: PlacedText[] = [];
  for (const text of texts) {
    const whole = comparable(text.words);
    if (whole.includes(wanted)) exact.push(text);
    else if (plainLetters(whole).includes(bare)) alike.push(text);
  }
  return [...exact, ...alike];
}

/** Blanks stay as they are written. */
const AS_WRITTEN = { typography: (text: string) => text, size: String };

/** The words of a Markdown text, a line for each paragraph and point. */
const wordsOfMarkdown = (text: string) =>
  text
    .split("\n")
    .map((line) => renderMarkdown(line.trimStart(), AS_WRITTEN).plain)
    .join("\n");

const asKey = (key: PropertyKey) => (typeof key === "number" ? key : String(key));
