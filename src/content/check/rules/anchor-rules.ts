import type { Definition } from "../../definition";
import { linksOf } from "../../graphql/markdown";
import { type ModelRecord, PAGE } from "../../model";
import { pageAnchors } from "../../pages/page-anchors";
import { pageEntries } from "../../pages/page-entries";
import { type TextField, textFields } from "../../walk-fields";
import { didYouMean, type Words } from "../../wording";
import { problemInText } from "../finding";
import { nearest } from "../nearest";
import type { ContentProblem, PlacedRecord } from "../problem";
import { withoutAnchor } from "../references";

/** So many places of a page are named; a page may have dozens of questions. */
const MOST_NAMED = 12;

/** The ids of each page, by its address. */
type Anchors = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Links to a place that their page does not have. Addresses without a page are told by other rules.
 * @param all all records of the content
 */
export function anchorProblems(
  definition: Definition,
  records: readonly PlacedRecord[],
  all: readonly ModelRecord[],
): ContentProblem[] {
  const anchors = pageAnchors(definition, all);
  const ownPages = new Map(
    pageEntries(definition, all)
      .filter(({ record }) => !record.model.isShownElsewhere)
      .map(({ path, record }) => [record.file, path]),
  );
  return records.flatMap((record) =>
    textFields(record.model.shape, record.data).flatMap((field) =>
      linksIn(field).flatMap((link) => {
        const wrong = wrongAnchor(link, ownPages.get(record.file), anchors, definition.anchors);
        return wrong ? problemInText(record, field.path, { words: link, ...wrong }) : [];
      }),
    ),
  );
}

function linksIn({ kind, value }: TextField): string[] {
  if (kind?.kind === "markdown") return linksOf(value);
  return kind?.kind === "reference" && kind.to === PAGE ? [value] : [];
}

/** @param ownPage the page that shows the text, where it is one alone */
function wrongAnchor(
  link: string,
  ownPage: string | undefined,
  anchors: Anchors,
  everywhere: readonly string[],
) {
  const sign = link.indexOf("#");
  const anchor = link.slice(sign + 1);
  if (sign < 0 || anchor === "") return undefined;
  if (!link.startsWith("#")) return missing(link, anchor, withoutAnchor(link), anchors);
  if (ownPage !== undefined) return missing(link, anchor, ownPage, anchors);
  return everywhere.includes(anchor) ? undefined : withoutPage(link, anchor, anchors);
}

function missing(link: string, anchor: string, page: string, anchors: Anchors): Words | undefined {
  const known = anchors.get(page);
  if (known === undefined || known.has(anchor)) return undefined;
  const address = link.slice(0, -anchor.length);
  const guess = nearest(anchor, known);
  const list = [...known]
    .slice(0, MOST_NAMED)
    .map((one) => `„${address}${one}”`)
    .join(", ");
  return {
    problem: `jest odnośnik do „${link}”, ale na stronie „${page}” nie ma takiego miejsca.`,
    remedy: didYouMean(guess && address + guess, `Odnośnik może prowadzić do: ${list}.`),
  };
}

function withoutPage(link: string, anchor: string, anchors: Anchors): Words {
  const [page] = [...anchors].find(([, known]) => known.has(anchor)) ?? [];
  const example = page === undefined ? "/kontakt#wycena" : page + link;
  return {
    problem: `jest odnośnik do „${link}” bez adresu strony, a ten tekst stoi na kilku stronach.`,
    remedy: `Wpisz także adres strony, na przykład „${example}”.`,
  };
}
