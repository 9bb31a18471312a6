import { BULLETS, polishQuotes, withoutInvisibleCharacters } from "@typed-site/utils";

/** Every kind of line end: Windows, old Macs, Word's line break, Unicode's separators. */
const LINE_END = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/** Word's hyphen that keeps two words on one line. */
const WORDS_HYPHEN = "\u001e";

/** Two or more blanks, or one that is no plain one: tab, no-break, thin and other widths. */
const BLANKS = /[ \t\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+/g;

/** Letters that only look bold, and letters grown together, as PDF files and social media have them. */
const DRESSED_LETTERS = /[\u{1d400}-\u{1d7ff}\ufb00-\ufb06]/gu;

/** A point of Word's list, by a character of its own fonts, which no other font has. */
const FONT_POINT = /^([^\S\n]{0,20})[\uf000-\uf0ff]/gm;

/** A point of a list by a character that begins nothing else. */
const BULLET = new RegExp(String.raw`^\s{0,20}(?:[${BULLETS}]|[o§–—*-](?=\t))\s{0,20}(?=\S)`, "u");
const NUMBER = /^\s{0,20}(\d{1,3})[.)](?:\s{1,20})(?=\S)/;

/**
 * A dash, a star or a plus is a point only where its neighbour is one, too: a sentence may begin with a dash, and one
 * with a star is a note (`* netto`).
 */
const DASH = /^\s{0,20}(?:[–—-](?:\s{1,20}(?=\S)|(?=\p{L}))|[*+]\s{1,20}(?=\S))/u;

/** A unit of area or volume whose digit was raised: as plain words it is not, `20 m2`. */
const RAISED = /(?<=(?:^|[\s\d(/])(?:[cdkm]?m))[23](?![\p{L}\d/])/gmu;
const raisedDigit = (digit: string) => (digit === "2" ? "²" : "³");

/** Whether a line is a point as Markdown has it. */
export const isPoint = (line = "") => /^ {0,20}(?:- |\d{1,3}[.)] )/.test(line);

/**
 * A text from Word, a mail, a PDF file or another page as this site writes texts: points as Markdown lists, plain
 * blanks, no invisible characters, Polish quotes, composed letters (NFC), whole addresses in links.
 * Cleaning a clean text changes nothing. Takes time linear in the text's length.
 */
export function cleanPastedText(text: string): string {
  const plain = text
    .normalize("NFC")
    .replace(LINE_END, "\n")
    .replaceAll(WORDS_HYPHEN, "-")
    .replace(/[\u2010\u2011]/g, "-")
    .replace(FONT_POINT, "$1•");
  const lines = withoutInvisibleCharacters(plain).split("\n");
  const cleaned = separateLists(lines.map(markdownPoint), lines)
    .join("\n")
    .replace(DRESSED_LETTERS, (letter) => letter.normalize("NFKC"))
    .split("\n")
    .map(plainBlanks)
    .join("\n")
    .replaceAll(" \n", "\n");
  return completeLinks(polishQuotes(mendLoneQuotes(cleaned))).replace(RAISED, raisedDigit);
}

/** Joins words that were divided at the ends of lines: `traw-⏎niki` → `trawniki`. */
export const joinDividedWords = (text: string) =>
  text.replace(/(\p{Ll})[-\u2010\u00ad][ \t]{0,9}\r?\n[ \t]{0,9}(?=\p{Ll})/gu, "$1");

/** Whether a text has a table: cells with tabs or bars between them in two lines, one below the other. */
export function hasTable(text: string): boolean {
  const rows = text
    .replace(LINE_END, "\n")
    .replace(FONT_POINT, "$1•")
    .split("\n")
    .map((line) => line.replace(BULLET, "").replace(NUMBER, "").trim())
    .map((line) => line.includes("\t") || line.startsWith("|"));
  return rows.some((isRow, index) => isRow && rows[index + 1]);
}

/** A line of a pasted list as a point of Markdown; any other line as it is. */
function markdownPoint(line: string, index: number, lines: readonly string[]): string {
  if (BULLET.test(line)) return line.replace(BULLET, "- ");
  const isBeside = (point: RegExp) =>
    [index - 1, index + 1].some((other) => point.test(lines[other] ?? ""));
  if (NUMBER.test(line) && isBeside(NUMBER)) return line.replace(NUMBER, "$1. ");
  const isDashed = DASH.test(line) && !isPoint(line);
  if (isDashed && (isBeside(DASH) || isBeside(BULLET))) return line.replace(DASH, "- ");
  return line;
}

/** Puts an empty line after each list that was none before: else Markdown takes the next line into its last point. */
function separateLists(lines: readonly string[], before: readonly string[]): string[] {
  return lines.flatMap((line, index) => {
    const next = lines[index + 1];
    const isNew = line !== before[index];
    const endsList = next !== undefined && /^\S/.test(next) && !isPoint(next);
    return isNew && endsList ? [line, ""] : [line];
  });
}

/** A line with one plain blank between words; plain blanks at its beginning belong to a list in a list. */
function plainBlanks(line: string): string {
  const words = line.trimStart();
  if (!words) return line && " ";
  const indent = line.slice(0, line.length - words.length);
  const isPlain = indent === " ".repeat(indent.length);
  return (isPlain ? indent : "") + words.replace(BLANKS, " ");
}

/** Quotes that another paragraph opens or closes, which have no pair in their line; Polish ones begin at the bottom. */
function mendLoneQuotes(text: string): string {
  return text.replace(/(^|[\s([{–—-])[“”](?=\S)/gm, "$1„").replaceAll("“", "”");
}

/** What somebody writes between the round brackets of a link, with its scheme: `www.`, an e-mail address. */
function completeLinks(text: string): string {
  return text
    .replace(/\]\((?=www\.)/gi, "](https://")
    .replace(/\]\((?=[\w.+-]{1,64}@[\w.-]{1,255}\))/g, "](mailto:");
}
