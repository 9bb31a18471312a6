import { type Document, visit } from "yaml";
import { BULLETS } from "@typed-site/utils";
import type { Misreading } from "./find-misreadings";

/** What auto-correction or a hurry makes of the `- ` before an item: another dash, a dot, no blank. */
const MARK = new RegExp(String.raw`^ *([–—${BULLETS}](?=[ \t]*\S)|-(?=\p{L}))`, "u");

const indentOf = (line: string) => line.search(/[^ ]/);

/** Lines that were meant as an item of a list and begin with another mark; of lines in a row the first. */
export function listMarks(document: Document, text: string): Misreading[] {
  const blocks = blockTexts(document);
  const lines = [...text.matchAll(/^.*$/gm)];
  const words = lines.map(([line]) => line);
  const meant = lines.map(
    ({ index: at }, index) =>
      isMeantAsItem(words, index) && !blocks.some(([start, end]) => at > start && at < end),
  );
  return lines.flatMap(({ 0: line, index: at }, index): Misreading[] => {
    if (!meant[index] || meant[index - 1]) return [];
    const [, character = ""] = MARK.exec(line) ?? [];
    return [{ offset: at + indentOf(line), message: { code: "listMark", params: { character } } }];
  });
}

/** Where the texts behind `|` and `>` begin and end. In them a dash may be one. */
function blockTexts(document: Document): [start: number, end: number][] {
  const found: [number, number][] = [];
  visit(document, {
    Scalar: (_key, { type, range }) => {
      if (type?.startsWith("BLOCK") && range) found.push([range[0], range[1]]);
    },
  });
  return found;
}

/** Whether a line has such a mark and stands where a list is: below a key without a value, or beside right items. */
function isMeantAsItem(lines: readonly string[], index: number): boolean {
  const line = lines[index] ?? "";
  if (!MARK.test(line)) return false;
  const column = indentOf(line);
  const isNear = (other: string) => other.trim() !== "" && indentOf(other) <= column;
  const isItem = (other = "") => indentOf(other) === column && /^ *- /.test(other);
  const above = lines.slice(0, index);
  const key = above.findLast((other) => other.trim() !== "");
  return (
    column === 0 ||
    (key !== undefined && indentOf(key) < column && /^ *(?:- +)?[\w-]+:\s*$/.test(key)) ||
    isItem(above.findLast(isNear)) ||
    isItem(lines.slice(index + 1).find(isNear))
  );
}
