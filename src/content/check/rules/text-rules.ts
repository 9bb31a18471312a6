import { linksOf, wordsOf } from "../../graphql/markdown";
import { unseenFindings } from "../../read/unseen-characters";
import { type TextField, textFields } from "../../walk-fields";
import { didYouMean, type Words } from "../../wording";
import { nearest } from "../nearest";
import { type ContentProblem, type PlacedRecord, problemAt } from "../problem";
import { withoutAnchor } from "../references";
import { subjectOf } from "../subject";
import { placeholderFindings } from "./placeholder-rules";

const PICTURE = /!\[[^\]]*\]\([^)]*\)/;

interface Finding extends Words {
  /** The words in the text that are wrong. */
  words: string;
}

/**
 * What visitors would see as stray characters, and links that lead nowhere: HTML anywhere; headings,
 * pictures and links in Markdown, Markdown elsewhere; placeholders; invisible characters.
 * @param pages all addresses of the site
 */
export function textProblems(records: PlacedRecord[], pages: Set<string>): ContentProblem[] {
  return records.flatMap((record) =>
    textFields(record.model.shape, record.data).flatMap((text) => {
      const { path } = text;
      return findingsIn(text, pages).map(({ words, problem, remedy }) => {
        const full = [...record.path, ...path];
        const { name, field } = subjectOf(record.model, record.source.data, full);
        return {
          ...problemAt(record, path, {
            problem: `${name}: w pozycji ${field} ${problem}`,
            remedy,
          }),
          ...record.source.positionOfWords(full, words),
        };
      });
    }),
  );
}

function findingsIn(text: TextField, pages: Set<string>): Finding[] {
  const unseen = unseenFindings(text);
  switch (text.kind?.kind) {
    case "markdown":
      return [...unseen, ...placeholderFindings(text), ...markdownFindings(text.value, pages)];
    case "text":
      return [
        ...unseen,
        ...placeholderFindings(text),
        ...htmlIn(text.value),
        ...markupIn(text.value),
      ];
    case "key":
      return [...unseen, ...placeholderFindings(text)];
    default:
      return unseen;
  }
}

function markdownFindings(text: string, pages: Set<string>): Finding[] {
  return [
    ...htmlIn(text),
    ...headingsIn(text),
    ...picturesIn(text),
    ...linksOf(text.replace(PICTURE, "")).flatMap((link) => linkFinding(link, pages)),
    ...brokenLinksIn(text),
  ];
}

/** What was meant as a link and isn't one, because of a missing bracket or an extra space. */
function brokenLinksIn(text: string): Finding[] {
  const rest = wordsOf(text.replace(PICTURE, ""));
  const broken = /\]\s{0,9}\([^)\s]{0,99}|\)\s?\[(?:\/|https?:)/.exec(rest)?.[0];
  if (broken === undefined) return [];
  return [
    {
      words: broken,
      problem: "jest odnośnik, którego strona nie rozpozna i pokaże jako zwykłe znaki.",
      remedy: "Napisz go tak: [napis](/adres), bez odstępu między nawiasami i w adresie.",
    },
  ];
}

/** Markdown in a line that isn't read as such. */
function markupIn(text: string): Finding[] {
  const markup = /\[[^\][]*\]\s{0,9}\(|\*\*\S/.exec(text)?.[0];
  if (markup === undefined) return [];
  return [
    {
      words: markup,
      problem: "są znaki formatowania, a w tym miejscu nie ma odnośników ani pogrubień.",
      remedy: "Zostaw same słowa, bez gwiazdek i nawiasów kwadratowych.",
    },
  ];
}

function htmlIn(text: string): Finding[] {
  const tag = /<\/?[a-z][^<>]*>|<!--/i.exec(text)?.[0];
  if (tag === undefined) return [];
  return [
    {
      words: tag,
      problem: `jest HTML („${tag}”), który goście zobaczą jako zwykłe znaki.`,
      remedy: "Usuń go; pogrubienie zapisz jako **tekst**, a odnośnik jako [napis](/adres).",
    },
  ];
}

function headingsIn(text: string): Finding[] {
  const line = /^ {0,3}#{1,6} .*$/m.exec(text)?.[0];
  if (line === undefined) return [];
  return [
    {
      words: line.trim(),
      problem: "jest nagłówek („#”), a w tym miejscu nagłówków nie ma.",
      remedy: "Usuń „#” albo zapisz ten wiersz jako **pogrubienie**.",
    },
  ];
}

function picturesIn(text: string): Finding[] {
  const picture = PICTURE.exec(text)?.[0];
  if (picture === undefined) return [];
  return [
    {
      words: picture,
      problem: "jest zdjęcie, a w tekście zdjęć nie ma.",
      remedy: "Usuń je; zdjęcia dodaje się w pozycjach „photo” i w galeriach.",
    },
  ];
}

function linkFinding(link: string, pages: Set<string>): Finding[] {
  if (/^(https?:\/\/|mailto:|tel:|#)/.test(link)) return [];
  if (/^[a-z][a-z0-9+.-]*:/i.test(link)) {
    return [
      {
        words: link,
        problem: `jest odnośnik „${link}”, którego przeglądarka nie powinna otwierać.`,
        remedy: "Odnośnik może się zaczynać od: /, #, https://, mailto: albo tel:.",
      },
    ];
  }
  const address = withoutAnchor(link);
  if (pages.has(address)) return [];
  const guess = nearest(address, pages);
  return [
    {
      words: link,
      problem: `jest odnośnik do „${link}”, ale nie ma strony o takim adresie.`,
      remedy: didYouMean(guess, "Adresy stron zaczynają się od „/”, a innych witryn od https://."),
    },
  ];
}
