import MarkdownIt, { type StateBlock, type StateInline } from "markdown-it";

/** Months in languages that write a day with a full stop, as Polish does (`15. maja`): such a line is no numbered point. */
const MONTH =
  /^(?:stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia)(?!\p{L})/iu;

/** What begins a line that CommonMark takes for a numbered point. */
const NUMBERED = /^(\d{1,9})[.)](?:\s+(?=\S)|$)/;

/** What CommonMark takes for a point of a list by its character. */
const POINT = /^[-*+](?:\s|$)/;

/** More is a year or an amount that begins a sentence. */
const LARGEST_NUMBER = 99;

/** The number that begins a line, and whether a month follows it; undefined for other lines. */
export function numberedLine(line: string): { number: number; isDay: boolean } | undefined {
  const words = line.trim();
  const [marker = "", number] = NUMBERED.exec(words) ?? [];
  if (number === undefined) return undefined;
  return { number: Number(number), isDay: MONTH.test(words.slice(marker.length)) };
}

/** The rules of pages and forms: paragraphs, bold, lists, links. */
const SHOWN_RULES = [
  "emphasis",
  "list",
  "link",
  "escape",
  "newline",
  "balance_pairs",
  "fragments_join",
];

/** The parser of what pages show: all that a Markdown text may have. */
export const shownMarkdown = () => meantMarkdown(SHOWN_RULES);

/**
 * A parser of Markdown as editors mean it. Of what CommonMark has, only some rules; and of these only what nobody
 * writes by accident, so that a page shows everything else as it is written:
 * - points begin with a hyphen; a star or a plus is one (`* netto`);
 * - numbered points are two or more whose numbers go on by one, none of them a day: CommonMark would number
 *   `1. marca` and `15. października` as 1 and 2;
 * - bold words stand between two stars; one star or an underline is one (`3*4*5 m`);
 * - blanks and a backslash at the end of a line do not break it.
 * @param rules names of markdown-it's rules
 */
export function meantMarkdown(rules: readonly string[]) {
  const parser = new MarkdownIt("zero", { html: false, breaks: false }).enable([...rules]);
  // `list` is the only rule that ends a paragraph here
  const [list] = parser.block.ruler.getRules("paragraph");
  if (list) {
    parser.block.ruler.at(
      "list",
      (state, line, endLine, silent) =>
        isMeantAsList(state, line, endLine) && list(state, line, endLine, silent),
      { alt: ["paragraph", "reference", "blockquote"] },
    );
  }
  parser.inline.ruler2.before("fragments_join", "meant_marks", keepMarks);
  return parser;
}

/** What is noted while a text is parsed. */
interface Notes {
  /** Whether a numbered list is meant by lines, by where in the text they begin. */
  points?: Map<number, boolean>;
}

function isMeantAsList(state: StateBlock, startLine: number, endLine: number): boolean {
  const first = lineAt(state, startLine);
  if (POINT.test(first)) return first.startsWith("-");
  const env = state.env as Notes;
  const noted = (env.points ??= new Map<number, boolean>());
  const known = noted.get(startOf(state, startLine));
  if (known !== undefined) return known;
  const points = numberedLines(state, startLine, endLine);
  const [{ number: start = 0 } = {}] = points;
  const isList =
    points.length > 1 &&
    points.every(
      ({ number, isDay }, index) => !isDay && number === start + index && number <= LARGEST_NUMBER,
    );
  // The last may begin a list where its number does not go on. From each line anew, a long text would take seconds.
  const last = isList ? points.length : points.length - 1;
  for (const { start: offset } of points.slice(0, last)) noted.set(offset, isList);
  return isList;
}

/** The numbered lines of the list that CommonMark would see at a line, up to the first for which none is meant. */
function numberedLines(state: StateBlock, startLine: number, endLine: number) {
  const points: { start: number; number: number; isDay: boolean }[] = [];
  let textIndent = 0;
  for (let line = startLine; line < endLine; line++) {
    const words = lineAt(state, line);
    const indent = state.sCount[line] ?? 0;
    if (words.trim() === "" || (points.length > 0 && indent >= textIndent)) continue;
    const isInside = indent >= state.blkIndent;
    const point = numberedLine(words);
    if (point && isInside) {
      const last = points.at(-1);
      points.push({ start: startOf(state, line), ...point });
      if (last && point.number !== last.number + 1) break;
      if (point.isDay || point.number > LARGEST_NUMBER) break;
      // nothing belongs to a point without words that an empty line follows
      const endsHere = /^\d+[.)]\s*$/.test(words) && state.isEmpty(line + 1);
      textIndent = endsHere ? Infinity : indent + words.search(/[.)]/) + 2;
    } else if (point || POINT.test(words) || state.isEmpty(line - 1)) break;
  }
  return points;
}

/** Where the words of a line begin in the text: behind the marks of points that are read already. */
const startOf = ({ bMarks, tShift }: StateBlock, line: number) =>
  (bMarks[line] ?? 0) + (tShift[line] ?? 0);

const lineAt = (state: StateBlock, line: number) =>
  state.src.slice(startOf(state, line), state.eMarks[line]);

/** Makes text again of all emphasis but `**bold**`, and of line breaks that nobody sees in the source. */
function keepMarks({ tokens }: StateInline): void {
  for (const token of tokens) {
    if (token.type === "hardbreak") token.type = "softbreak";
    if (/^(?:em|strong)_/.test(token.type) && token.markup !== "**") {
      token.type = "text";
      token.tag = "";
      token.content = token.markup;
      token.nesting = 0;
    }
  }
}
