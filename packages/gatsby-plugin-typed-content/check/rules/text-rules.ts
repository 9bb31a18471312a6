import { BULLETS } from "@typed-site/utils";
import type { Definition } from "../../definition";
import { linksOf, tagsOf, unlinkedAddresses, wordsOf } from "../../graphql/markdown";
import type { ContentFile } from "../../read/content-file";
import { isRead, type TextField } from "../../walk-fields";
import { type DeceptiveCharacter, deceptiveCharacterIn } from "../deceptive-character";
import { problemAt } from "../problem";
import { damagedWordsIn } from "./damaged-text";
import { type Finding, finding, findingsOf, type SeenWords } from "./finding";
import { linkMessage, type Targets, targetsOf } from "./link-rules";
import { placeholderFindings } from "./placeholder-rules";
import type { PlacedText, Rule } from "./rule";
import { LINE_MARKS, unrenderedMarkdown } from "./unrendered-markdown";

const PICTURE = /!\[[^\]]*\]\([^)]*\)/;

/** What Word puts before an item of a list. */
const DOT = new RegExp(String.raw`^\s{0,20}([${BULLETS}])\s`, "m");

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
  const targets = targetsOf(content);
  const damagedWords = damagedWordsIn(definition.language);
  const known = knownFindings.get(definition) ?? new WeakMap<ContentFile, Map<string, Finding[]>>();
  knownFindings.set(definition, known);
  const ownFindings = (text: PlacedText): Finding[] => {
    const { source, path } = text.record;
    const ofFile = known.get(source) ?? new Map<string, Finding[]>();
    const place = [...path, ...text.path].join("/");
    const found = ofFile.get(place) ?? findingsIn(text, definition, damagedWords);
    known.set(source, ofFile.set(place, found));
    return found;
  };
  return texts.flatMap((text) =>
    [...ownFindings(text), ...linkFindings(text, targets)].map(({ message, words }) =>
      problemAt(text.record, text.path, message, { words }),
    ),
  );
};

/** What was found in the words of each file, which a check that knows it from before does not look through again. */
const knownFindings = new WeakMap<Definition, WeakMap<ContentFile, Map<string, Finding[]>>>();

function findingsIn(
  text: TextField,
  { language, placeholders }: Definition,
  damagedWords: (text: TextField) => Finding[],
): Finding[] {
  const { kind: { kind } = {}, value } = text;
  const isText = isRead(text);
  const isMarkdown = kind === "markdown";
  const damaged = isText ? damagedWords(text) : [];
  // Letters that were decoded twice often have an invisible character among theirs.
  const deceptiveCharacter = damaged.length > 0 ? undefined : deceptiveCharacterIn(value, kind);
  return [
    ...damaged,
    ...finding(deceptiveCharacter?.character, () => ({
      code: "deceptiveCharacter",
      params: deceptiveCharacter as DeceptiveCharacter,
    })),
    ...(isText ? placeholderFindings(text, placeholders?.names ?? []) : []),
    ...findingsOf({
      formatted: kind === "text" ? LINE_MARKS.exec(value)?.[0] : undefined,
      otherQuotes: isText ? language.otherQuotes(value) : undefined,
      html: kind === "text" || isMarkdown ? tagsOf(value)[0] : undefined,
      ...(isMarkdown && marksIn(value)),
    }),
  ];
}

function marksIn(text: string): SeenWords {
  const bullet = [DOT, DASHES, STARS]
    .flatMap((list) => list.exec(text)?.slice(1) ?? [])
    .find(Boolean);
  const marks = unrenderedMarkdown(text);
  const brokenLink = BROKEN_LINK.exec(wordsOf(withoutPicture(text)))?.[0];
  return {
    ...marks,
    heading: /^ {0,3}#{1,6} .*$/m.exec(text)?.[0].trim(),
    table: text.split("\n").find(isTableRow),
    bullet,
    deepPoints: bullet === undefined ? marks.deepPoints : undefined,
    picture: PICTURE.exec(text)?.[0],
    brokenLink,
    // what `tagsOf` and the one above tell already is told once
    unlinkedAddress: brokenLink || tagsOf(text)[0] ? undefined : unlinkedAddresses(text)[0],
  };
}

/** Where links lead depends on other files, too. */
const linkFindings = ({ kind, value }: TextField, targets: Targets): Finding[] =>
  kind?.kind !== "markdown" || !value.includes("](")
    ? []
    : linksOf(withoutPicture(value)).flatMap((link) => {
        const message = linkMessage(link, targets);
        return message ? { words: link, message } : [];
      });

const withoutPicture = (text: string) => text.replace(PICTURE, "");

/** A row between bars, or the line of dashes that a table without outer bars has below its head. */
const isTableRow = (line: string) =>
  /^ {0,3}\|.*\|/.test(line) || (/^[ |:-]+$/.test(line) && /-\s*\|/.test(line));
