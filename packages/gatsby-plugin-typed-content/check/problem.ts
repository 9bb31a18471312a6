import type { Language } from "../languages/language";
import type { Position } from "../read/content-file";
import { inWords } from "./in-words";
import type { Message } from "./message";
import type { PlacedRecord, PlacedValue } from "./subject";

/** One mistake in the content, as data: where it is, the code of its message, and the message's parameters. */
export type ContentProblem = Message &
  Position & {
    /** Place below the content folder. */
    file: string;
    /** What it is about, unless that is the file itself. */
    about?: PlacedValue;
    /** Further places with the same mistake. */
    others?: readonly PlacedValue[];
  };

/** `content/faq.yaml:12:5  Pytanie …`, one line per problem. */
export function formatProblem(found: ContentProblem, language: Language): string {
  const { problem, remedy } = inWords(found, language);
  return `content/${found.file}:${found.line}:${found.column}  ${problem} ${remedy}`;
}

/**
 * All problems and, in the last line, their number; the same text in the terminal, the build and the browser.
 * @param summary the last line
 */
export function formatReport(
  problems: readonly ContentProblem[],
  language: Language,
  summary = language.mistakes(problems.length),
): string {
  const lines = [...problems].sort(byPlace).map((problem) => formatProblem(problem, language));
  return [...lines, "", summary].join("\n");
}

/** The order in which problems are reported: by file and position. */
export const byPlace = (a: ContentProblem, b: ContentProblem) =>
  a.file.localeCompare(b.file, "en") || a.line - b.line || a.column - b.column;

/**
 * Places a problem at the value that a path inside a record leads to.
 * @param words at these words of it
 * @param others further places with the same mistake, which are listed in the remedy
 */
export function problemAt(
  record: PlacedRecord,
  path: readonly PropertyKey[],
  message: Message,
  { words, others }: { words?: string; others?: readonly PlacedValue[] } = {},
): ContentProblem {
  const { source } = record;
  const whole = [...record.path, ...path];
  const position =
    words === undefined ? source.positionOf(whole) : source.positionOfWords(whole, words);
  return { file: source.file, ...position, ...message, about: { record, path }, others };
}
