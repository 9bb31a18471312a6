import path from "node:path";
import { readContent } from "gatsby-plugin-typed-content";
import { content } from "../../../src/content";
import { quoteService } from "./site-content";

const pages = content.pages(content.records(readContent(path.resolve("content"))));

/** All addresses that search engines and links may use. */
export const routes = pages.filter(({ noIndex }) => !noIndex).map((page) => page.path);

/** Where visitors see a page whose own address does not show it, or not all of it. */
const seenAt: Record<string, string> = {
  "/404": "/nie-ma-takiej-strony",
  "/dziekujemy": "/dziekujemy?nr=26-AB12CD",
};

type SitePage = (typeof pages)[number];

/** What shows a page; of services, which have one template, also what opens their page. */
function kindOf({ component, record }: SitePage): string {
  const { dir, name } = path.parse(component);
  const shown =
    dir === "templates" ? name : record.model.typeName.replace(/Page$/, "").toLowerCase();
  const { opening } = record.data;
  return typeof opening === "string" && opening !== "form" ? `${shown} ${opening}` : shown;
}

/** The first page of each kind. */
const ofEachKind = new Map(
  [...pages].reverse().map((page): [string, SitePage] => [kindOf(page), page]),
);

/**
 * One page of each kind, by the kind's name: what holds for every kind of page is asked of these. A new template, page
 * or opening enters by itself.
 */
export const pageFamilies: Record<string, string> = {
  ...Object.fromEntries(
    [...ofEachKind].map(([kind, { path: address }]) => [kind, seenAt[address] ?? address]),
  ),
  // The one with most to see.
  service: quoteService.path,
};

/** Whether no link of the site has to lead to a kind, and no search engine may list it. */
export const isUnlisted = (family: string): boolean => ofEachKind.get(family)?.noIndex ?? false;
