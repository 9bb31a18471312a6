import type { Definition } from "../definition";
import type { DerivedType, ModelRecord } from "../model";
import { pageEntries, type RecordPage } from "../pages/page-entries";
import { pagesByFile, sourceFiles } from "../pages/page-sources";
import { recordsByName } from "../read/records";
import { findTexts, textsIn } from "../search/find-texts";
import { isMapping, valueAt } from "../walk-fields";
import { GatsbyNodes } from "./content-nodes";
import type { RootField } from "./root-field";

/** What the root fields about the whole site answer with. */
export const siteTypes: Record<string, DerivedType> = {
  ContentPage: {
    description: "A page of the site, with what it is made of.",
    fields: {
      path: { type: "String!", description: "Its address." },
      canonical: {
        type: "String!",
        description: "The address under which search engines list it: its own, or another one's.",
      },
      title: { type: "String", description: "Its title for search engines." },
      description: { type: "String", description: "Its description for search engines." },
      isListed: {
        type: "Boolean!",
        description: "Whether search engines may list it; error and thank-you pages are not.",
      },
      model: { type: "String!", description: "The type of the record that makes it: Service." },
      component: { type: "String!", description: "The file below src/ that shows it." },
      file: { type: "String!", description: "The file below content/ that makes it." },
      files: {
        type: "[String!]!",
        description: "All files below content/ that its words and photos come from.",
      },
    },
  },
  ContentText: {
    description: "A text of the content, as its file holds it, with its place.",
    fields: {
      file: { type: "String!", description: "Its file below content/." },
      key: {
        type: "String!",
        description: "The keys that lead to it, from 0 in lists: items.0.title.",
      },
      text: { type: "String!", description: "The whole text, without typography." },
      pages: {
        type: "[String!]!",
        description: "The addresses of the pages that are made of its file.",
      },
    },
  },
};

/** The root fields that answer about all pages and all texts. */
export function siteFields(definition: Definition): Record<string, RootField> {
  return {
    contentPages: {
      type: "[ContentPage!]!",
      description: "All pages, with title, description, model and files.",
      args: {
        madeOf: {
          type: "String",
          description:
            "Only pages that show what is in this file below content/: photos/hero-dom.jpg.",
        },
      },
      resolve: async (_source, { madeOf }, context) => {
        const nodes = new GatsbyNodes(definition, context);
        const records = await recordsOf(definition, nodes);
        const all = recordsByName(records);
        const pages = pageEntries(definition, records).map((page) => ({
          page,
          files: [...new Set(sourceFiles(page.record, all))],
        }));
        return pages
          .filter(({ files }) => !madeOf || files.includes(madeOf.normalize("NFC")))
          .map(({ page, files }) => contentPage(page, files, nodes));
      },
    },
    texts: {
      type: "[ContentText!]!",
      description:
        "The texts that contain some words, whatever their capitals, blanks, quotes, dashes and diacritics; those with the very letters first.",
      args: {
        containing: {
          type: "String!",
          description: "The words.",
        },
      },
      resolve: async (_source, { containing = "" }, context) => {
        const nodes = new GatsbyNodes(definition, context);
        const records = await recordsOf(definition, nodes);
        const pages = pagesByFile(definition, records);
        const texts = records.flatMap(({ model, file, data }) =>
          textsIn(model.shape, file, data, model.isList ? [nodes.position(data)] : []),
        );
        return findTexts(texts, containing).map(({ file, path, text }) => ({
          file,
          key: path.join("."),
          text,
          pages: pages.get(file) ?? [],
        }));
      },
    },
  };
}

async function recordsOf({ models }: Definition, nodes: GatsbyNodes): Promise<ModelRecord[]> {
  const records = models.map(async (model) => {
    const all = await nodes.all(model.typeName);
    return all.map((data): ModelRecord => ({ ...nodes.record(data), model }));
  });
  return (await Promise.all(records)).flat();
}

async function contentPage(page: RecordPage, files: string[], nodes: GatsbyNodes) {
  const { record, path, canonical = path, component, noIndex = false } = page;
  const { model, file } = record;
  const seo = await seoOf(page, nodes);
  const { title = null, description = null } = isMapping(seo) ? seo : {};
  return {
    path,
    canonical,
    title,
    description,
    isListed: !noIndex,
    model: model.typeName,
    component,
    file,
    files,
  };
}

async function seoOf(page: RecordPage, nodes: GatsbyNodes): Promise<unknown> {
  const { model, data } = page.record;
  if (page.seoOf !== undefined) return (await nodes.single(page.seoOf)).seo;
  if (model.derived?.seo) return model.derived.seo.resolve(data, nodes);
  const part = valueAt(data, page.from?.slice(0, -1) ?? []);
  return isMapping(part) ? part.seo : data.seo;
}
