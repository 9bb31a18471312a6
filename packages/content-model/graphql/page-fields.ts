import { withoutAnchor } from "@typed-site/utils";
import { lastChange } from "@typed-site/utils/node";
import type { Definition } from "../definition";
import type { ModelRecord } from "../model";
import { type MadePage, madePages } from "../pages/page-sources";
import { isMapping, valueAt } from "../walk-fields";
import { GatsbyNodes, type ResolverContext } from "./content-nodes";
import type { FieldConfig } from "./gatsby-fields";

/** What is known of all pages in one query. */
interface Known {
  pages: ReadonlyMap<string, MadePage>;
  /** When each file was last changed. */
  dates: () => ReadonlyMap<string, string>;
}

/** By query: each field of each page asks for it. */
const knownInQuery = new WeakMap<ResolverContext["nodeModel"], Promise<Known>>();

/** What Gatsby's `SitePage` says of pages that the content makes; null of others. */
export function pageFields(definition: Definition): Record<string, FieldConfig> {
  const field = (
    type: string,
    description: string,
    of: (page: MadePage, known: Known, nodes: GatsbyNodes) => unknown,
  ): FieldConfig => ({
    type,
    description,
    resolve: async ({ path }, _args, context) => {
      const nodes = new GatsbyNodes(definition, context);
      const asked = knownInQuery.get(context.nodeModel) ?? knownOf(definition, nodes);
      knownInQuery.set(context.nodeModel, asked);
      const known = await asked;
      const page = known.pages.get(String(path));
      return page ? of(page, known, nodes) : null;
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
    changed: {
      ...field(
        "Date",
        "When git last saw a change of its files; null while one has changes that are not committed, and where git does not know.",
        ({ sources }, { dates }) => lastChange(sources, dates()) ?? null,
      ),
      extensions: { dateformat: {} },
    },
  };
}

async function knownOf(definition: Definition, nodes: GatsbyNodes): Promise<Known> {
  const records = definition.models.map(async (model) =>
    (await nodes.all(model.typeName)).map((data): ModelRecord => ({
      ...nodes.record(data),
      model,
    })),
  );
  const pages = madePages(definition, (await Promise.all(records)).flat());
  let dates: ReadonlyMap<string, string> | undefined;
  return {
    pages: new Map(pages.map((page) => [page.path, page])),
    dates: () => (dates ??= definition.fileDates?.() ?? new Map<string, string>()),
  };
}

const headOf =
  (key: "title" | "description") =>
  async (page: MadePage, _known: Known, nodes: GatsbyNodes): Promise<unknown> => {
    const seo = await seoOf(page, nodes);
    return isMapping(seo) ? seo[key] : null;
  };

async function seoOf({ record, seoOf, from }: MadePage, nodes: GatsbyNodes): Promise<unknown> {
  const { model, data } = record;
  if (seoOf !== undefined) return (await nodes.single(seoOf)).seo;
  if (model.derived?.seo) return model.derived.seo.resolve(data, nodes);
  const part = valueAt(data, from?.slice(0, -1) ?? []);
  return isMapping(part) ? part.seo : data.seo;
}
