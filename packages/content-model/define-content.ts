import type { NodePluginArgs, NodePluginSchema } from "gatsby";
import { checkContent, checkFile, placedRecords } from "./check/check-content";
import { knownKeys } from "./check/references";
import { neededFiles } from "./check/rules/needed-files";
import { type ContentDefinition, Definition } from "./definition";
import { graphqlTypes } from "./graphql/graphql-types";
import { rootFields } from "./graphql/root-fields";
import type { ModelRecord } from "./model";
import { pagesByFile } from "./pages/made-of";
import { pageAnchors } from "./pages/page-anchors";
import { pageEntries } from "./pages/page-entries";
import { sitePages } from "./pages/pages";
import { templatePages } from "./pages/template-pages";
import type { ContentFile } from "./read/content-file";
import { readContent } from "./read/read-content";
import { type PhotoFacts, readPhotos } from "./read/read-photo";
import { recordsIn, recordsOfNodes } from "./read/read-records";
import { editorSettings, writeSchemas } from "./schemas/json-schemas";

type Files = readonly ContentFile[];
type Records = readonly ModelRecord[];

/** All that follows from what a site says of its content. */
export type Content = ReturnType<typeof defineContent>;

/**
 * Defines the content of a site: its check, its GraphQL types, its pages and its JSON Schemas follow from it.
 * @throws where a field refers to a type that is none, or whose records have no key
 */
export function defineContent(site: ContentDefinition) {
  const definition = new Definition(site);
  const { models, modelOfFile, typeNameOf } = definition;
  return {
    models,
    modelOfFile,
    typeNameOf,
    /** Places of the files that must exist. */
    neededFiles: () => neededFiles(definition),
    /** All mistakes in a content, sorted by place; see `checkContent`. */
    check: (files: Files, photos: PhotoFacts, needed?: readonly string[]) =>
      checkContent(definition, files, photos, needed),
    /** The same for a folder. */
    checkFolder: async (folder: string, needed?: readonly string[]) =>
      checkContent(definition, readContent(folder), await readPhotos(folder), needed),
    /** The mistakes in a file that can be found without any other. */
    checkFile: (file: ContentFile) => checkFile(definition, file),
    /** The records of files; what is no mapping has no values. */
    records: (files: Files) => files.flatMap((file) => recordsIn(definition, file)),
    /** The records of files, with their places. Their shapes may be wrong. */
    placedRecords: (files: Files) => files.flatMap((file) => placedRecords(definition, file)),
    /** The records that Gatsby has made nodes of. */
    recordsOfNodes: (args: Pick<NodePluginArgs, "getNodesByType" | "getNode">) =>
      recordsOfNodes(definition, args),
    /** What other files may name, by type. */
    knownKeys: (files: Files) => knownKeys(definition, files),
    /** All pages, with the records that make them. */
    pages: (records: Records) => pageEntries(definition, records),
    /** The addresses of the pages that are made of each file. */
    pagesByFile: (records: Records) => pagesByFile(definition, records),
    /** All pages with their heads; for a content without mistakes. */
    sitePages: (records: Records, folder: string) => sitePages(definition, records, folder),
    /** The pages that Gatsby does not find by itself. */
    templatePages: (records: Records) => templatePages(definition, records),
    /** The ids that links may lead to, by page. */
    anchors: (records: Records) => pageAnchors(definition, records),
    /** The GraphQL types of the models. */
    graphqlTypes: (schema: NodePluginSchema) => graphqlTypes(definition, schema),
    /** The root fields of the query. */
    rootFields: () => rootFields(definition),
    /** Writes the JSON Schemas of a project's content. */
    writeSchemas: (project: string) => writeSchemas(definition, project),
    /** The settings of VS Code that name those schemas. */
    editorSettings: () => editorSettings(definition),
  };
}
