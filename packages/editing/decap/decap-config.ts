import type { z } from "zod";
import { type Content, type ContentFile, fixedFiles, type Model } from "../../content-model";
import { addressOfFile } from "../../utils";
import { PAGE_OF } from "../page-of";
import { contentFacts } from "./content-facts";
import type { DecapField } from "./decap-field";
import { decapFields } from "./decap-fields";
import { accusative, labelOf } from "./labels";

/** The key under which Decap sees the records of a file that is a list; Decap keeps only mappings. */
export const LIST_KEY = "records";

/** The key under which an entry carries the text of its file, so that a save tells what it was made from. */
export const LOADED_FROM = "loadedFrom";

/** Decap's name for the way in which the editing page reads and saves. */
export const BACKEND = "content";

/** Names of the groups of files that stand alone, by their folder. */
const GROUP_LABELS: Record<string, string> = { "": "Firma i listy", pages: "Strony" };

/** Decap's configuration (https://decapcms.org/docs/configuration-options). */
export type DecapConfig = ReturnType<typeof decapConfig>;

/** A group of entries in the editing page: named files, or all files of a folder. */
export type DecapCollection = DecapConfig["collections"][number];

/** Decap's configuration for the models and the present content; Decap sees `content/` as its root. */
export function decapConfig(content: Content, files: ContentFile[]) {
  const single = content.models.flatMap((model) =>
    fixedFiles(model).map((file) => ({ model, file, folder: folderOf(file) })),
  );
  const fieldsOf = (model: Model, file: string) =>
    decapFields(model.shape.shape as Record<string, z.ZodType>, {
      facts: contentFacts(content, files, model.typeName),
      up: "../".repeat(file.split("/").length - 1),
    });
  const singleFiles = (folder: string) => ({
    name: folder || "main",
    label: GROUP_LABELS[folder] ?? folder,
    files: single
      .filter((one) => one.folder === folder)
      .map(({ model, file }) => ({
        name: nameOf(file),
        label: labelOfModel(model),
        description: model.description,
        file,
        fields: model.isList ? [asField(model, fieldsOf(model, file))] : fieldsOf(model, file),
        // Address that leads to the page on which the file is shown.
        preview_path: `${PAGE_OF}/${file}`,
      })),
  });
  /** One collection for every folder that holds files of the model. */
  const folderCollections = (model: Model) => {
    const own = files.filter(({ file }) => content.modelOfFile(file) === model);
    const pages = content.pages(content.records(own));
    const singular = nounOf(model);
    const title = "title" in model.shape.shape ? "title" : "name";
    return [...new Set(own.map(({ file }) => folderOf(file)))].sort().map((folder) => {
      const group = folder.includes("/") && groupName(pages, folder);
      return {
        name: nameOf(folder),
        label: group ? `${labelOfModel(model)}: ${group}` : labelOfModel(model),
        label_singular: group ? `${singular} (${group})` : singular,
        description: model.description,
        folder,
        create: true,
        delete: true,
        extension: "yaml",
        format: "yaml",
        identifier_field: title,
        summary: `{{${title}}}`,
        slug: "{{slug}}",
        preview_path: `${PAGE_OF}/${folder}/{{slug}}.yaml`,
        fields: fieldsOf(model, `${folder}/x`),
      };
    });
  };
  return {
    backend: { name: BACKEND, proxy_url: "/admin/api", branch: "main" },
    load_config_file: false,
    locale: "pl",
    publish_mode: "simple",
    media_folder: "photos",
    public_folder: "photos",
    slug: { encoding: "ascii", clean_accents: true, sanitize_replacement: "-" },
    collections: [
      ...[...new Set(single.map(({ folder }) => folder))].map(singleFiles),
      ...content.models
        .filter((model) => fixedFiles(model).length === 0)
        .flatMap(folderCollections),
    ],
  };
}

/** A list of records as one field, because Decap keeps only mappings. */
const asField = (model: Model, fields: DecapField[]): DecapField => ({
  name: LIST_KEY,
  label: labelOfModel(model),
  label_singular: nounOf(model),
  widget: "list",
  required: (model.leastLength ?? 0) > 0,
  collapsed: true,
  fields,
});

/** What a folder's own page is called; its address where it has none. */
function groupName(pages: ReturnType<Content["pages"]>, folder: string): string {
  const address = addressOfFile(`${folder}/index.yaml`);
  const page = pages.find(({ path }) => path === address);
  return page ? String(page.record.data.title) : address;
}

const labelOfModel = (model: Model) => model.label ?? labelOf(model.description);
const nounOf = (model: Model) => accusative((model.noun ?? labelOfModel(model)).toLowerCase());
const folderOf = (place: string) => place.slice(0, Math.max(0, place.lastIndexOf("/")));
const nameOf = (place: string) => place.replace(/\.yaml$/, "").replaceAll("/", "-");
