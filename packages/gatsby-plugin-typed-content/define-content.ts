import path from "node:path";
import type { NodePluginArgs, NodePluginSchema } from "gatsby";
import { required } from "@typed-site/utils";
import { checkContent, checkFile } from "./check/check-content";
import { type ContentProblem, formatProblem, formatReport } from "./check/problem";
import { knownKeys } from "./check/references";
import { neededFiles } from "./check/rules/needed-files";
import { type ContentDefinition, definitionOf, placeholderWords } from "./definition";
import { addressOfPdf, sitePdfs } from "./files/site-pdfs";
import { graphqlTypes, typeDefinitions, unfinishedFields } from "./graphql/graphql-types";
import { pageFields } from "./graphql/page-fields";
import { rootFields } from "./graphql/root-fields";
import type { ModelRecord } from "./model";
import { pageAnchors } from "./pages/page-anchors";
import { pageEntries } from "./pages/page-entries";
import { madePages, pagesByFile, type SitePage } from "./pages/page-sources";
import type { ContentFile } from "./read/content-file";
import { readContent } from "./read/read-content";
import { type MediaFacts, readMedia } from "./read/read-pdfs";
import { recordsIn, recordsOfNodes } from "./read/read-records";
import { editorSettings, writeSchemas } from "./schemas/json-schemas";

type Files = readonly ContentFile[];
type Records = readonly ModelRecord[];

/** All that follows from what a site says of its content. */
export type Content = ReturnType<typeof defineContent>;

/**
 * Defines the content of a site: its check, its GraphQL types, its pages and its JSON Schemas follow from it.
 */
export function defineContent(site: ContentDefinition) {
  const definition = definitionOf(site);
  const { models, modelOfFile, language } = definition;
  /** The records of files, with their places. Their shapes may be wrong; what is no mapping has no values. */
  const records = (files: Files) => files.flatMap((file) => recordsIn(definition, file));
  /** All pages, with the records that make them. */
  const pages = (all: Records) => pageEntries(definition, all);
  const keysOf = (files: Files) => {
    const all = records(files);
    return knownKeys(definition, all, pages(all));
  };
  /** What the schemas that were written last are made of: to make them takes a seventh of a second. */
  const named = { files: [] as Files, names: "" };
  /** The day that it is for those who write the content, as `2026-11-01`: Swedish dates are those of ISO 8601. */
  const today = () =>
    new Intl.DateTimeFormat("sv", { timeZone: definition.timeZone }).format(new Date());
  return {
    models,
    modelOfFile,
    language,
    today,
    /**
     * The GraphQL type of the records in a file.
     * @throws when the file is of no model; the check lets no such file through
     */
    typeNameOf: (file: string) => required(modelOfFile(file.normalize("NFC")), file).typeName,
    /** Places of the files that must exist. */
    neededFiles: () => neededFiles(definition),
    /** All mistakes in a content, sorted by place; see `checkContent`. */
    check: (files: Files, media: MediaFacts, day = today()) =>
      checkContent(definition, files, media, day),
    /** The same for a folder, as of today. */
    checkFolder: async (folder: string) =>
      checkContent(definition, readContent(folder), await readMedia(folder), today()),
    /** A mistake in a line: `content/faq.yaml:12:5  Pytanie …`. */
    formatProblem: (problem: ContentProblem) => formatProblem(problem, language),
    /**
     * Mistakes, a line for each, and their number.
     * @param summary in place of the last line
     */
    formatReport: (problems: readonly ContentProblem[], summary?: string) =>
      formatReport(problems, language, summary),
    /** The mistakes in a file that can be found without any other. */
    checkFile: (file: ContentFile) => checkFile(definition, file),
    /** The address of the folder with the PDF files; undefined where the site has none. */
    filesAddress: definition.filesAddress,
    /** The PDF files of a content folder that texts may link to, in the order of their addresses. */
    pdfs: (folder: string) => sitePdfs(definition, folder),
    /** Where a PDF file at a place below the content folder is served; undefined where the site has none. */
    addressOfPdf: (file: string) => addressOfPdf(definition, file),
    records,
    /** What the placeholders become that any text may have; none where the record that knows them has mistakes. */
    placeholderWords: (all: Records) => placeholderWords(definition, all),
    /** The records that Gatsby has made nodes of. */
    recordsOfNodes: (args: Pick<NodePluginArgs, "getNodesByType" | "getNode">) =>
      recordsOfNodes(definition, args),
    /** What other files may name, by type. */
    knownKeys: keysOf,
    pages,
    /** The addresses of the pages that are made of each file. */
    pagesByFile: (records: Records) => pagesByFile(definition, records),
    /** All pages in the order of their addresses, with the files that each is made of; for a content without mistakes. */
    sitePages: (records: Records): SitePage[] =>
      madePages(definition, records).sort((one, other) => (one.path < other.path ? -1 : 1)),
    /** The ids that links may lead to, by page. */
    anchors: (all: Records) => pageAnchors(definition, all, pages(all)),
    /** What a developer still has to do in the models, a sentence for each field. */
    unfinishedFields: () => unfinishedFields(definition),
    /**
     * The GraphQL types of the models.
     * @throws while a field is unfinished
     */
    graphqlTypes: (schema: NodePluginSchema) => graphqlTypes(definition, schema),
    /** The same as data. */
    typeDefinitions: () => typeDefinitions(definition),
    /** What Gatsby's `SitePage` says of pages that the content makes, besides Gatsby's own fields. */
    pageFields: () => pageFields(definition),
    /** The root fields of the query. */
    rootFields: () => rootFields(definition),
    /** Writes the JSON Schemas of a project's content, unless it names what it named at the last time. */
    writeSchemas: (project: string) => {
      named.files = readContent(path.join(project, "content"), named.files);
      const keys = keysOf(named.files);
      const names = JSON.stringify([project, [...keys].map(([type, all]) => [type, [...all]])]);
      if (names !== named.names) writeSchemas(definition, project, keys);
      named.names = names;
    },
    /** The settings of VS Code that name those schemas. */
    editorSettings: () => editorSettings(definition),
  };
}
