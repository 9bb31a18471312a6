import { withoutAnchor } from "../../../utils";
import type { Definition } from "../../definition";
import { linksOf } from "../../graphql/markdown";
import { PAGE } from "../../model";
import { pageAnchors } from "../../pages/page-anchors";
import type { MadePage } from "../../pages/page-entries";
import { type TextField, textFields } from "../../walk-fields";
import type { Message } from "../messages";
import { nearest } from "../nearest";
import { type ContentProblem, problemAt } from "../problem";
import type { PlacedRecord } from "../subject";

/** So many places of a page are named; a page may have dozens of questions. */
const MOST_NAMED = 12;

/** The ids of each page, by its address. */
type Anchors = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Links to a place that their page does not have. Addresses without a page are told by other rules.
 * @param pages all pages of the content
 */
export function anchorProblems(
  definition: Definition,
  records: readonly PlacedRecord[],
  pages: readonly MadePage[],
): ContentProblem[] {
  const anchors = pageAnchors(definition, records, pages);
  const ownPages = new Map(
    pages
      .filter(({ record }) => !record.model.isShownElsewhere)
      .map(({ path, record }) => [record.file, path]),
  );
  return records.flatMap((record) =>
    textFields(record.model.shape, record.data).flatMap((field) =>
      linksIn(field).flatMap((link) => {
        const wrong = wrongAnchor(link, ownPages.get(record.file), anchors, definition.anchors);
        return wrong ? problemAt(record, field.path, wrong, link) : [];
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
): Message | undefined {
  const sign = link.indexOf("#");
  const anchor = link.slice(sign + 1);
  if (sign < 0 || anchor === "") return undefined;
  if (!link.startsWith("#")) return missing(link, anchor, withoutAnchor(link), anchors);
  if (ownPage !== undefined) return missing(link, anchor, ownPage, anchors);
  return everywhere.includes(anchor) ? undefined : withoutPage(link, anchor, anchors);
}

function missing(
  link: string,
  anchor: string,
  page: string,
  anchors: Anchors,
): Message | undefined {
  const ids = anchors.get(page);
  if (ids === undefined || ids.has(anchor)) return undefined;
  const address = link.slice(0, -anchor.length);
  const id = nearest(anchor, ids);
  const known = [...ids]
    .slice(0, MOST_NAMED)
    .map((one) => `„${address}${one}”`)
    .join(", ");
  return { code: "lostAnchor", params: { link, page, known, guess: id && address + id } };
}

function withoutPage(link: string, anchor: string, anchors: Anchors): Message {
  const [page] = [...anchors].find(([, known]) => known.has(anchor)) ?? [];
  const example = page === undefined ? "/kontakt#wycena" : page + link;
  return { code: "anchorWithoutPage", params: { link, example } };
}
