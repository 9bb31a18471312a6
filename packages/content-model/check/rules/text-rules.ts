import { withoutAnchor } from "../../../utils";
import type { Definition } from "../../definition";
import { linksOf, tagsOf, wordsOf } from "../../graphql/markdown";
import { type TextField, textFields } from "../../walk-fields";
import { codePoint } from "../../wording";
import type { Message } from "../messages";
import { nearestAddress } from "../nearest";
import { type ContentProblem, problemAt } from "../problem";
import type { PlacedRecord } from "../subject";
import { type Finding, finding } from "./finding";
import { placeholderFindings } from "./placeholder-rules";

const PICTURE = /!\[[^\]]*\]\([^)]*\)/;

/** What was meant as a link and isn't one, because of a missing bracket or an extra space. */
const BROKEN_LINK = /\]\s{0,9}\([^)\s]{0,99}|\)\s?\[(?:\/|https?:)/;

/**
 * Invisible characters that have no place in a text: control characters, zero-width spaces, and those that
 * change the direction of the text (Unicode Standard Annex 9).
 */
const UNSEEN = /(?![\t\n])[\p{Cc}\p{Co}\u200b\u2028-\u202e\u2060-\u206f\ufeff\ufffd]/u;

/** In an address or a name also other kinds of spaces, which make it a different one. */
const ODD_IN_NAME = /[\u00a0\u00ad\u2000-\u200d\u202f\u205f\u3000]/;

/**
 * What visitors would see as stray characters, and links that lead nowhere: HTML anywhere; headings,
 * pictures and links in Markdown, Markdown elsewhere; placeholders; invisible characters.
 * @param pages all addresses of the site
 */
export function textProblems(
  { placeholders }: Definition,
  records: PlacedRecord[],
  pages: ReadonlySet<string>,
): ContentProblem[] {
  const everywhere = placeholders?.names ?? [];
  return records.flatMap((record) =>
    textFields(record.model.shape, record.data).flatMap((text) =>
      findingsIn(text, pages, everywhere).map(({ message, words }) =>
        problemAt(record, text.path, message, words),
      ),
    ),
  );
}

function findingsIn(
  text: TextField,
  pages: ReadonlySet<string>,
  everywhere: readonly string[],
): Finding[] {
  const { kind, value } = text;
  const isText = kind?.kind === "text" || kind?.kind === "markdown" || kind?.kind === "key";
  return [
    ...unseenFindings(value, isText),
    ...(isText ? placeholderFindings(text, everywhere) : []),
    ...(kind?.kind === "text" ? lineFindings(value) : []),
    ...(kind?.kind === "markdown" ? markdownFindings(value, pages) : []),
  ];
}

/** The first invisible character of a text. */
const unseenFindings = (text: string, isText: boolean) =>
  finding(UNSEEN.exec(text)?.[0] ?? (isText ? undefined : ODD_IN_NAME.exec(text)?.[0]), (sign) => ({
    code: "unseen",
    params: { sign: codePoint(sign) },
  }));

const lineFindings = (text: string): Finding[] => [
  ...htmlIn(text),
  ...finding(/\[[^\][]*\]\s{0,9}\(|\*\*\S/.exec(text)?.[0], () => ({ code: "formatted" })),
];

function markdownFindings(text: string, pages: ReadonlySet<string>): Finding[] {
  const withoutPicture = text.replace(PICTURE, "");
  const heading = /^ {0,3}#{1,6} .*$/m.exec(text)?.[0].trim();
  const brokenLink = BROKEN_LINK.exec(wordsOf(withoutPicture))?.[0];
  return [
    ...htmlIn(text),
    ...finding(heading, () => ({ code: "heading" })),
    ...finding(PICTURE.exec(text)?.[0], () => ({ code: "picture" })),
    ...linksOf(withoutPicture).flatMap((link) => {
      const message = linkMessage(link, pages);
      return message ? [{ words: link, message }] : [];
    }),
    ...finding(brokenLink, () => ({ code: "brokenLink" })),
  ];
}

const htmlIn = (text: string) =>
  finding(tagsOf(text)[0], (tag) => ({ code: "html", params: { tag } }));

function linkMessage(link: string, pages: ReadonlySet<string>): Message | undefined {
  if (/^(https?:\/\/|mailto:|tel:|#)/.test(link)) return undefined;
  if (/^[a-z][a-z0-9+.-]*:/i.test(link)) return { code: "unsafeLink", params: { link } };
  const address = withoutAnchor(link);
  return pages.has(address)
    ? undefined
    : { code: "lostLink", params: { link, guess: nearestAddress(address, pages) } };
}
