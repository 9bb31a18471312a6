import path from "node:path";
import { readContent } from "gatsby-plugin-typed-content";
import { content } from "../../../src/content";
import { comparisonService, quoteService } from "./site-content";

const pages = content
  .pages(content.records(readContent(path.resolve("content"))))
  .filter(({ noIndex }) => !noIndex);

/** All addresses that search engines and links may use. */
export const routes = pages.map((page) => page.path);

const families = pages.map(({ record, path: address }): [string, string] => [
  record.model.typeName.replace(/Page$/, "").toLowerCase(),
  address,
]);

/** One page of each content type that makes pages, of which the browser tests see the most. */
export const pageFamilies: Record<string, string> = {
  ...Object.fromEntries(families.reverse()),
  service: quoteService.path,
  ...(comparisonService && { comparisons: comparisonService.path }),
  "not found": "/nie-ma-takiej-strony",
};
