import { withoutAnchor } from "@typed-site/utils";
import { pageAnchors } from "../../pages/page-anchors";
import { linksIn } from "../../pages/page-sources";
import type { Message } from "../message";
import { nearest } from "../nearest";
import { problemAt } from "../problem";
import type { Rule } from "./rule";

/** So many places of a page are named; a page may have dozens of questions. */
const MOST_NAMED = 12;

/** The ids of each page, by its address. */
type Anchors = ReadonlyMap<string, ReadonlySet<string>>;

/** Links to a place that their page does not have. Addresses without a page are reported by other rules. */
export const anchorProblems: Rule = ({ definition, records, texts, pages, broken }) => {
  const parsed = pages.filter(({ record }) => !broken.has(record.file));
  const anchors = pageAnchors(definition, records, parsed);
  const ownPages = new Map(
    parsed
      .filter(({ record }) => !record.model.pages?.isShownElsewhere)
      .map(({ path, record }) => [record.file, path]),
  );
  return texts.flatMap((text) =>
    linksIn(text).flatMap((link) => {
      const { record, path } = text;
      const wrong = wrongAnchor(link, ownPages.get(record.file), anchors, definition.anchors);
      return wrong ? problemAt(record, path, wrong, { words: link }) : [];
    }),
  );
};

/** @param ownPage the page that shows the text, where it is one alone */
function wrongAnchor(
  link: string,
  ownPage: string | undefined,
  anchors: Anchors,
  everywhere: readonly string[],
): Message | undefined {
  const [address = "", anchor = ""] = link.split("#");
  if (anchor === "") return undefined;
  const page = address === "" ? ownPage : withoutAnchor(link);
  if (page === undefined) {
    if (everywhere.includes(anchor)) return undefined;
    const places = [...anchors].flatMap(([address, ids]) =>
      [...ids].map((id) => ({ address, id })),
    );
    const meant = places.find(({ id }) => id === anchor) ?? places[0];
    const example = meant && `${meant.address}#${meant.id}`;
    return { code: "anchorWithoutPage", params: { link, example } };
  }
  const ids = anchors.get(page);
  if (ids === undefined || ids.has(anchor)) return undefined;
  const id = nearest(anchor, ids);
  const known = [...ids].slice(0, MOST_NAMED).map((one) => `${address}#${one}`);
  const guess = id && `${address}#${id}`;
  return { code: "lostAnchor", params: { link, page, known, guess } };
}
