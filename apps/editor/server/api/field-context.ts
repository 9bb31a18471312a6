import { groupBy } from "@typed-site/utils";
import {
  type Content,
  type ContentFile,
  type Model,
  textFields,
  titleOf,
} from "gatsby-plugin-typed-content";
import type { Choice } from "../../shared/contract";
import { labelOfPage } from "../wording/label-of-page";
import { commonest } from "./commonest";

/** What the fields of an entry depend on beside their models. */
export type FieldContext = ReturnType<typeof fieldContext>;

/** Reads what the fields of a type depend on. A field is named by its keys, without list numbers. */
export function fieldContext(
  content: Content,
  files: ContentFile[],
  { typeName, shape, editor }: Model,
  place: string,
) {
  const keys = content.knownKeys(files);
  const records = content.records(files);
  const pages = content.pages(records);
  const recordsOf = groupBy(records, ({ model }) => model.typeName);
  const texts = (recordsOf.get(typeName) ?? []).flatMap(({ data }) => textFields(shape, data));
  const textsByPath = groupBy(texts, ({ path }) =>
    path.filter((key) => typeof key === "string").join("."),
  );
  const valuesAt = (path: readonly string[]) =>
    (textsByPath.get(path.join(".")) ?? []).map(({ value }) => value);
  return {
    /** The model of a type. */
    modelOf: (target: string) => content.models.find((model) => model.typeName === target),
    /** The entries of a type that can be named, by their titles. */
    choicesOf: (target: string): Choice[] => {
      const titles = new Map([
        ...pages.map(({ path, record }) => [path, labelOfPage(record)] as const),
        ...(recordsOf.get(target) ?? []).map(
          (record) =>
            [record.model.key?.of(record), titleOf(record.data, record.model.titleKey)] as const,
        ),
      ]);
      const all = [...(keys.get(target) ?? [])].map((value) => ({
        value,
        title: titles.get(value) || value,
      }));
      const alike = groupBy(all, ({ title }) => title);
      return all
        .map(({ value, title }) => ({
          value,
          label: alike.get(title)?.length === 1 ? title : `${title} (${value})`,
        }))
        .sort((a, b) => a.label.localeCompare(b.label, "pl"));
    },
    /** What a field says in all entries, each value once, in the order of the alphabet. */
    valuesOf: (path: readonly string[]) =>
      [...new Set(valuesAt(path))].sort((one, other) => one.localeCompare(other, "pl")),
    /** Folder below `photos/` of this type's new photos, or where most of this field are: `realizacje`; or empty. */
    photoFolderOf: (path: readonly string[]) => {
      if (editor?.photoFolder !== undefined) return editor.photoFolder;
      return commonest(valuesAt(path).map(folderBelowPhotos)) ?? "";
    },
    /** The way from the file to the content folder: `../`. */
    pathToContent: "../".repeat(place.split("/").length - 1),
  };
}

/** `../photos/realizacje/14.jpg` → `realizacje`. */
const folderBelowPhotos = (place: string) => /photos\/(.+)\/[^/]+$/.exec(place)?.[1];
