import type { Definition } from "../../definition";
import { linksOf, tagsOf, wordsOf } from "../../graphql/markdown";
import { unseenFindings } from "../../read/unseen-characters";
import { type TextField, textFields } from "../../walk-fields";
import { didYouMean } from "../../wording";
import { type Finding, finding, problemInText } from "../finding";
import { nearest } from "../nearest";
import type { ContentProblem, PlacedRecord } from "../problem";
import { withoutAnchor } from "../references";
import { placeholderFindings } from "./placeholder-rules";

const PICTURE = /!\[[^\]]*\]\([^)]*\)/;

/** What was meant as a link and isn't one, because of a missing bracket or an extra space. */
const BROKEN_LINK = /\]\s{0,9}\([^)\s]{0,99}|\)\s?\[(?:\/|https?:)/;

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
      findingsIn(text, pages, everywhere).map((found) => problemInText(record, text.path, found)),
    ),
  );
}

function findingsIn(
  text: TextField,
  pages: ReadonlySet<string>,
  everywhere: readonly string[],
): Finding[] {
  const unseen = unseenFindings(text);
  const placeholders = placeholderFindings(text, everywhere);
  switch (text.kind?.kind) {
    case "markdown":
      return [...unseen, ...placeholders, ...markdownFindings(text.value, pages)];
    case "text":
      return [...unseen, ...placeholders, ...lineFindings(text.value)];
    case "key":
      return [...unseen, ...placeholders];
    default:
      return unseen;
  }
}

function lineFindings(text: string): Finding[] {
  return [
    ...htmlIn(text),
    ...finding(/\[[^\][]*\]\s{0,9}\(|\*\*\S/.exec(text)?.[0], () => ({
      problem: "są znaki formatowania, a w tym miejscu nie ma odnośników ani pogrubień.",
      remedy: "Zostaw same słowa, bez gwiazdek i nawiasów kwadratowych.",
    })),
  ];
}

function markdownFindings(text: string, pages: ReadonlySet<string>): Finding[] {
  const withoutPicture = text.replace(PICTURE, "");
  return [
    ...htmlIn(text),
    ...finding(/^ {0,3}#{1,6} .*$/m.exec(text)?.[0].trim(), () => ({
      problem: "jest nagłówek („#”), a w tym miejscu nagłówków nie ma.",
      remedy: "Usuń „#” albo zapisz ten wiersz jako **pogrubienie**.",
    })),
    ...finding(PICTURE.exec(text)?.[0], () => ({
      problem: "jest zdjęcie, a w tekście zdjęć nie ma.",
      remedy: "Usuń je; zdjęcia dodaje się w pozycjach „photo” i w galeriach.",
    })),
    ...linksOf(withoutPicture).flatMap((link) => linkFindings(link, pages)),
    ...finding(BROKEN_LINK.exec(wordsOf(withoutPicture))?.[0], () => ({
      problem: "jest odnośnik, którego strona nie rozpozna i pokaże jako zwykłe znaki.",
      remedy: "Napisz go tak: [napis](/adres), bez odstępu między nawiasami i w adresie.",
    })),
  ];
}

const htmlIn = (text: string): Finding[] =>
  finding(tagsOf(text)[0], (tag) => ({
    problem: `jest HTML („${tag}”), który goście zobaczą jako zwykłe znaki.`,
    remedy: "Usuń go; pogrubienie zapisz jako **tekst**, a odnośnik jako [napis](/adres).",
  }));

function linkFindings(link: string, pages: ReadonlySet<string>): Finding[] {
  if (/^(https?:\/\/|mailto:|tel:|#)/.test(link)) return [];
  if (/^[a-z][a-z0-9+.-]*:/i.test(link)) {
    return finding(link, () => ({
      problem: `jest odnośnik „${link}”, którego przeglądarka nie powinna otwierać.`,
      remedy: "Odnośnik może się zaczynać od: /, #, https://, mailto: albo tel:.",
    }));
  }
  const address = withoutAnchor(link);
  if (pages.has(address)) return [];
  return finding(link, () => ({
    problem: `jest odnośnik do „${link}”, ale nie ma strony o takim adresie.`,
    remedy: didYouMean(
      nearest(address, pages),
      "Adresy stron zaczynają się od „/”, a innych witryn od https://.",
    ),
  }));
}
