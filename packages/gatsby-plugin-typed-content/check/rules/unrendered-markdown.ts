import { hasEmptyPoint, type Paragraph, paragraphsOf } from "../../graphql/markdown";
import { numberedLine } from "../../graphql/markdown-grammar";
import type { SeenWords } from "./finding";

/** A line that elsewhere is drawn as one, or makes a heading of the text above it (CommonMark 0.31, 4.1 and 4.3). */
const RULER = /^(?:={2,}|([-*_])(?: ?\1)+)$/;

/** A point without words, to the end of its line: other points have its character, too. */
const EMPTY_POINT = /(?<=^ {0,20})(?:-|\d{1,2}[.)])[ \t]*(?:\n|$)/m;

/** A quotation; `> 100 m²` is more than 100 m². */
const QUOTE = /^>\s?[\p{L}„"]/u;

/** What somebody means who writes marks that this site has not, or sets the stars of bold words wrongly. */
const MARKS = [
  // *slanted*, _slanted_, __bold__; a star within or after a word is a character of its own
  /(?<![\p{L}\p{N}*_])(\*{1,3}|_{1,3})(?=[^\s*_])[^*_\n]{0,199}[^\s*_]\1(?![\p{L}\p{N}*_])/u,
  // two stars that open nothing
  /(?<![\p{L}\p{N}*])\*\*(?=[\p{L}\p{N}„(])[^*\n]{1,30}/u,
  /\*\* [^*\n]{1,200} \*\*/,
  /~~[^~\n]{1,200}~~/,
  /==[^=\n]{1,200}==/,
  /`{1,3}[^`\n]{0,200}/,
  /\[\^\w{1,20}\]/,
  /^\[[ xX]\] /m,
];

/** Marks in a line that has none, as they are in a text with Markdown: links, bold words, headings, backslashes. */
export const LINE_MARKS = new RegExp(
  [
    /\[[^\][]*\]\s{0,9}\(/,
    /\*\*[^\s*]/,
    /^#{1,6} /,
    /\\[*_#[\]()>.!-]/,
    // a group's number is another one here
    ...MARKS.slice(3),
  ]
    .map(({ source }) => source)
    .join("|"),
);

/** What visitors would see as it is written, though its writer meant a list, a line, a quotation or other marks. */
export function unrenderedMarkdown(text: string): SeenWords {
  const paragraphs = paragraphsOf(text);
  const lines = paragraphs.flatMap((paragraph) => paragraph.lines);
  return {
    numberedLines: numbersOf(paragraphs),
    deepPoints: lines.find((line) => /^- \S/.test(line)),
    emptyPoint: hasEmptyPoint(text) ? (EMPTY_POINT.exec(text)?.[0] ?? "") : undefined,
    ruler: text.split("\n").find((line) => RULER.test(line.trim())),
    quote: lines.find((line) => QUOTE.test(line)),
    marks: paragraphs.flatMap(({ words }) =>
      MARKS.flatMap((mark) => mark.exec(words)?.[0] ?? []),
    )[0],
  };
}

/** The first of several numbered lines that stayed one paragraph; days may stand there. */
function numbersOf(paragraphs: readonly Paragraph[]): string | undefined {
  for (const { lines } of paragraphs) {
    const numbered = lines.filter((line) => (numberedLine(line)?.number ?? Infinity) < 100);
    const isMeant = numbered.some((line) => !numberedLine(line)?.isDay);
    if (isMeant && numbered.length > 1) return numbered[0];
  }
  return undefined;
}
