import { anchors, questionAnchor } from "../../utils/anchors";
import type { ModelRecord } from "../model";
import { pageEntries } from "./page-entries";

/** The ids that links to any page may name. */
export const anchorsEverywhere: readonly string[] = [anchors.main, anchors.towns];

/** The ids that links may lead to, by the addresses of all pages. The content may have mistakes. */
export function pageAnchors(records: readonly ModelRecord[]): Map<string, ReadonlySet<string>> {
  const questions = records
    .filter(({ model }) => model.typeName === "FaqItem")
    .map(({ data: { slug } }) => questionAnchor(String(slug)));
  return new Map(
    pageEntries(records).map(({ path, anchors: own = [], hasQuestions }) => [
      path,
      new Set([...own, ...(hasQuestions ? questions : []), ...anchorsEverywhere]),
    ]),
  );
}
