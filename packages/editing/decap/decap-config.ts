import type { z } from "zod";
import {
  type Content,
  type ContentFile,
  fixedFiles,
  isMapping,
  type Model,
} from "../../content-model";
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
  const { models } = content;
  const single = models.filter((model) => fixedFiles(model).length > 0);
  const folders = [...new Set(single.flatMap(fixedFiles).map(folderOf))];
  return {
    backend: { name: BACKEND, proxy_url: "/admin/api", branch: "main" },
    load_config_file: false,
    locale: "pl",
    publish_mode: "simple",
    media_folder: "photos",
    public_folder: "photos",
    slug: { encoding: "ascii", clean_accents: true, sanitize_replacement: "-" },
    collections: [
      ...folders.map((folder) => singleFiles(content, files, folder, single)),
      ...models
        .filter((model) => !single.includes(model))
        .flatMap((model) => folderCollections(content, files, model)),
    ],
  };
}

/** The named files of a folder. */
function singleFiles(content: Content, files: ContentFile[], folder: string, single: Model[]) {
  return {
    name: folder || "main",
    label: GROUP_LABELS[folder] ?? folder,
    files: single.flatMap((model) =>
      fixedFiles(model)
        .filter((place) => folderOf(place) === folder)
        .map((file) => {
          return {
            name: nameOf(file),
            label: model.label ?? labelOf(model.description),
            description: model.description,
            file,
            fields: fileFields(content, files, model, file),
            // Address that leads to the page on which the file is shown.
            preview_path: `${PAGE_OF}/${file}`,
          };
        }),
    ),
  };
}

/** A list of records becomes one field, because Decap keeps only mappings. */
function fileFields(
  content: Content,
  files: ContentFile[],
  model: Model,
  file: string,
): DecapField[] {
  const fields = decapFields(
    shapeOf(model),
    contentFacts(content, files, model.typeName),
    wayUp(file),
  );
  if (!model.isList) return fields;
  return [
    {
      name: LIST_KEY,
      label: model.label ?? labelOf(model.description),
      label_singular: accusative((model.noun ?? "wpis").toLowerCase()),
      widget: "list",
      required: (model.leastLength ?? 0) > 0,
      collapsed: true,
      fields,
    },
  ];
}

/** One collection for every folder that holds files of the model. */
function folderCollections(content: Content, files: ContentFile[], model: Model) {
  const own = files.filter(({ file }) => content.modelOfFile(file) === model);
  const folders = [...new Set(own.map(({ file }) => folderOf(file)))].sort();
  return folders.map((folder) => {
    const fields = decapFields(
      shapeOf(model),
      contentFacts(content, files, model.typeName),
      wayUp(`${folder}/x`),
    );
    const group = folder.includes("/") && groupName(own, folder);
    const label = model.label ?? labelOf(model.description);
    const singular = accusative((model.noun ?? label).toLowerCase());
    const title = "title" in model.shape.shape ? "title" : "name";
    return {
      name: nameOf(folder),
      label: group ? `${label}: ${group}` : label,
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
      fields,
    };
  });
}

/** What a folder's own page is called; its address where it has none. */
function groupName(files: ContentFile[], folder: string): string {
  const address = addressOfFile(`${folder}/index.yaml`);
  const page = files.find(({ file }) => addressOfFile(file) === address);
  return isMapping(page?.data) ? String(page.data.title) : address;
}

const shapeOf = (model: Model) => model.shape.shape as Record<string, z.ZodType>;
const folderOf = (place: string) => place.slice(0, Math.max(0, place.lastIndexOf("/")));
const nameOf = (place: string) => place.replace(/\.yaml$/, "").replaceAll("/", "-");
const wayUp = (place: string) => "../".repeat(place.split("/").length - 1);
