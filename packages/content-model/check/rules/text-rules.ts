import { linksOf, tagsOf, unlinkedAddresses, wordsOf } from "../../graphql/markdown";
import { isRead, type TextField } from "../../walk-fields";
import { oddSignIn } from "../odd-signs";
import { problemAt } from "../problem";
import { damagedWords } from "./damaged-text";
import { type Finding, finding } from "./finding";
import { leftMarks, LINE_MARKS } from "./left-marks";
import { linkMessage, type Targets, targetsOf } from "./link-rules";
import { placeholderFindings } from "./placeholder-rules";
import type { Rule } from "./rule";

const PICTURE = /!\[[^\]]*\]\([^)]*\)/;

/** What Word puts before an item of a list. */
const DOT = /^\s{0,20}([•◦▪●·])\s/m;

/** Two lines in a row that begin with a star or a plus; one may be a note (`* netto`). */
const STARS = /^ {0,20}([*+]) \S.*\n {0,20}\1 \S/m;

/** Two lines that were meant as items of a list, one of which has no hyphen or no blank behind it. */
const DASHES =
  /^ {0,20}(?:([–—] ?\S{0,40}|-\p{L}{1,40}).*\n {0,20}[–—-]|- .*\n {0,20}([–—] ?\S{0,40}|-\p{L}{1,40}))/mu;

/** What was meant as a link and isn't one, because of a missing bracket or an extra space. */
const BROKEN_LINK = /\]\s{0,9}\([^)\s]{0,99}|\)\s?\[(?:\/|https?:)/;

/**
 * What visitors would see as stray characters, and links that lead nowhere: HTML anywhere; headings,
 * pictures and links in Markdown, Markdown elsewhere; placeholders; invisible characters.
 */
export const textProblems: Rule = (content) => {
  const { definition, texts } = content;
  const everywhere = definition.placeholders?.names ?? [];
  const targets = targetsOf(content);
  return texts.flatMap((text) =>
    findingsIn(text, targets, everywhere).map(({ message, words }) =>
      problemAt(text.record, text.path, message, { words }),
    ),
  );
};

function findingsIn(text: TextField, targets: Targets, everywhere: readonly string[]): Finding[] {
  const { kind: { kind } = {}, value } = text;
  const isMarkdown = kind === "markdown";
  const isText = isRead(text);
  const damaged = isText ? damagedWords(text) : [];
  // Letters that were decoded twice often have a sign that nobody sees among theirs.
  const oddSign = damaged.length > 0 ? undefined : oddSignIn(value, kind);
  const formatted = LINE_MARKS.exec(value)?.[0];
  return [
    ...damaged,
    ...(oddSign
      ? [{ words: oddSign.sign, message: { code: "oddSign" as const, params: oddSign } }]
      : []),
    ...(isText ? placeholderFindings(text, everywhere) : []),
    ...(kind === "text" ? finding(formatted, () => ({ code: "formatted" })) : []),
    ...(kind === "text" || isMarkdown
      ? finding(tagsOf(value)[0], (tag) => ({ code: "html", params: { tag } }))
      : []),
    ...(isMarkdown ? markdownFindings(value, targets) : []),
  ];
}

function markdownFindings(text: string, targets: Targets): Finding[] {
  const withoutPicture = text.replace(PICTURE, "");
  const table = text.split("\n").find(isTableRow);
  const bullet = [DOT, DASHES, STARS]
    .flatMap((list) => list.exec(text)?.slice(1) ?? [])
    .find(Boolean);
  const heading = /^ {0,3}#{1,6} .*$/m.exec(text)?.[0].trim();
  const brokenLink = BROKEN_LINK.exec(wordsOf(withoutPicture))?.[0];
  return [
    ...finding(heading, () => ({ code: "heading" })),
    ...finding(table, () => ({ code: "table" })),
    ...finding(bullet, (words) => ({ code: "bullet", params: { sign: words.charAt(0) } })),
    ...leftMarks(text, bullet !== undefined),
    ...finding(PICTURE.exec(text)?.[0], () => ({ code: "picture" })),
    ...linksOf(withoutPicture).flatMap((link) => {
      const message = linkMessage(link, targets);
      return message ? [{ words: link, message }] : [];
    }),
    ...finding(brokenLink, () => ({ code: "brokenLink" })),
    // what `tagsOf` and the one above tell already is told once
    ...finding(
      brokenLink || tagsOf(text)[0] ? undefined : unlinkedAddresses(text)[0],
      (address) => ({
        code: "unlinkedAddress",
        params: { address },
      }),
    ),
  ];
}

/** A row between bars, or the line of dashes that a table without outer bars has below its head. */
const isTableRow = (line: string) =>
  /^ {0,3}\|.*\|/.test(line) || (/^[ |:-]+$/.test(line) && /-\s*\|/.test(line));
