import { withoutAnchor } from "@typed-site/utils";
import { lastChange } from "@typed-site/utils/node";
import type { Definition } from "../definition";
import { type MadePage, madePages } from "../pages/page-sources";
import { isMapping, valueAt } from "../walk-fields";
import { GatsbyNodes, type ResolverContext } from "./content-nodes";
import type { FieldConfig } from "./gatsby-fields";

type Pages = ReadonlyMap<string, MadePage>;

/** By query: each field of each page asks for them. */
const pagesOfQuery = new WeakMap<ResolverContext["nodeModel"], Promise<Pages>>();

/** Milliseconds for which dates from git are cached: a filter resolves this field once for each page. */
const DATES_CACHED_MS = 10_000;

/** What Gatsby's `SitePage` says of pages that the content makes; null of others. */
export function pageFields(definition: Definition): Record<string, FieldConfig> {
  let dates: ReadonlyMap<string, string> = new Map();
  let asked = -Infinity;
  const currentDates = () => {
    if (Date.now() - asked > DATES_CACHED_MS) {
      dates = definition.fileDates?.() ?? dates;
      asked = Date.now();
    }
    return dates;
  };
  let newest: { key: string; pages: Pages } | undefined;
  /** The pages, made anew where a node has changed: a condition asks for each page as a query of its own. */
  const pagesIn = async (nodes: GatsbyNodes): Promise<Pages> => {
    const records = definition.models.map(async (model) =>
      (await nodes.all(model.typeName)).map((data) => ({ ...nodes.record(data), model, data })),
    );
    const all = (await Promise.all(records)).flat();
    const key = all.map(({ data }) => `${data.id} ${data.internal.contentDigest}`).join();
    if (newest?.key !== key) {
      const pages = new Map(madePages(definition, all).map((page) => [page.path, page]));
      newest = { key, pages };
    }
    return newest.pages;
  };
  const field = (
    type: string,
    description: string,
    of: (page: MadePage, nodes: GatsbyNodes) => unknown,
  ): FieldConfig => ({
    type,
    description,
    resolve: async ({ path }, _args, context) => {
      const nodes = new GatsbyNodes(definition, context);
      const pages = pagesOfQuery.get(context.nodeModel) ?? pagesIn(nodes);
      pagesOfQuery.set(context.nodeModel, pages);
      const page = (await pages).get(String(path));
      return page ? of(page, nodes) : null;
    },
  });
  return {
    title: field("String", "Its title for search engines.", headOf("title")),
    description: field("String", "Its description for search engines.", headOf("description")),
    canonical: field(
      "String",
      "The address under which search engines list it: its own, or another one's.",
      ({ canonical }) => canonical,
    ),
    isListed: field(
      "Boolean",
      "Whether search engines may list it; error and thank-you pages are not.",
      ({ noIndex }) => !noIndex,
    ),
    model: field(
      "String",
      "The type of the record that makes it: Service.",
      ({ record }) => record.model.typeName,
    ),
    file: field("String", "The file below content/ that makes it.", ({ record }) => record.file),
    files: field(
      "[String!]",
      "All files below content/ that its words and photos come from.",
      ({ sources }) => sources,
    ),
    linksTo: field(
      "[String!]",
      "The addresses of this site that its own texts and cards lead to, without anchors; not those of the menu and the footer.",
      ({ links }) => [...new Set(links().map(withoutAnchor))].filter((to) => to.startsWith("/")),
    ),
    // Gatsby would filter before it resolves what has a format of dates
    changed: field(
      "Date",
      "The day when git last saw a change of its files; null while one has changes that are not committed, and where git does not know.",
      ({ sources }) => lastChange(sources, currentDates())?.slice(0, 10) ?? null,
    ),
  };
}

const headOf =
  (key: "title" | "description") =>
  async (page: MadePage, nodes: GatsbyNodes): Promise<unknown> => {
    const seo = await seoOf(page, nodes);
    return isMapping(seo) ? seo[key] : null;
  };

async function seoOf({ record, seoOf, from }: MadePage, nodes: GatsbyNodes): Promise<unknown> {
  const { model, data } = record;
  if (seoOf !== undefined) return (await nodes.single(seoOf)).seo;
  const made = model.graphql?.fields?.seo;
  if (made) return made.resolve(data, nodes);
  const part = valueAt(data, from?.slice(0, -1) ?? []);
  return isMapping(part) ? part.seo : data.seo;
}
