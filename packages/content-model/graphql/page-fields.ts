import type { Definition } from "../definition";
import type { ModelRecord } from "../model";
import { pageEntries, type RecordPage } from "../pages/page-entries";
import { sourceFiles } from "../pages/page-sources";
import { recordsByName } from "../read/records";
import { isMapping, valueAt } from "../walk-fields";
import { GatsbyNodes, type ResolverContext } from "./content-nodes";
import type { FieldConfig } from "./gatsby-fields";

/** A page with the files that it is made of, by its address. */
type ContentPages = ReadonlyMap<string, RecordPage & { files: string[] }>;

/** By query: each field of each page asks for them. */
const pagesOfQuery = new WeakMap<ResolverContext["nodeModel"], Promise<ContentPages>>();

/** What Gatsby's `SitePage` says of pages that the content makes; null of others. */
export function pageFields(definition: Definition): Record<string, FieldConfig> {
  const field = (
    type: string,
    description: string,
    of: (page: RecordPage & { files: string[] }, nodes: GatsbyNodes) => unknown,
  ): FieldConfig => ({
    type,
    description,
    resolve: async ({ path }, _args, context) => {
      const { nodeModel } = context;
      const nodes = new GatsbyNodes(definition, context);
      const pages = pagesOfQuery.get(nodeModel) ?? contentPages(definition, nodes);
      pagesOfQuery.set(nodeModel, pages);
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
      ({ canonical, path }) => canonical ?? path,
    ),
    isListed: field(
      "Boolean",
      "Whether search engines may list it; error and thank-you pages are not.",
      ({ noIndex = false }) => !noIndex,
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
      ({ files }) => files,
    ),
  };
}

async function contentPages(definition: Definition, nodes: GatsbyNodes): Promise<ContentPages> {
  const records = definition.models.map(async (model) =>
    (await nodes.all(model.typeName)).map((data): ModelRecord => ({
      ...nodes.record(data),
      model,
    })),
  );
  const all = (await Promise.all(records)).flat();
  const byName = recordsByName(all);
  return new Map(
    pageEntries(definition, all).map((page) => [
      page.path,
      { ...page, files: [...new Set(sourceFiles(page.record, byName))] },
    ]),
  );
}

const headOf =
  (key: "title" | "description") =>
  async (page: RecordPage, nodes: GatsbyNodes): Promise<unknown> => {
    const seo = await seoOf(page, nodes);
    return isMapping(seo) ? seo[key] : null;
  };

async function seoOf({ record, seoOf, from }: RecordPage, nodes: GatsbyNodes): Promise<unknown> {
  const { model, data } = record;
  if (seoOf !== undefined) return (await nodes.single(seoOf)).seo;
  if (model.derived?.seo) return model.derived.seo.resolve(data, nodes);
  const part = valueAt(data, from?.slice(0, -1) ?? []);
  return isMapping(part) ? part.seo : data.seo;
}
