import { type Content, type ContentFile, textFields } from "../../content-model";
import { groupBy } from "../../utils";
import type { Choice } from "../change/labels";

/** What the present content says of the fields of a type. */
export type ContentFacts = ReturnType<typeof contentFacts>;

/** What the fields of an entry depend on beside their models. */
export interface Surroundings {
  facts: ContentFacts;
  /** The way from the file to the content folder: `../`. */
  up: string;
}

/** Reads what the fields of a type depend on; a field is named by its path of keys without list numbers. */
export function contentFacts(content: Content, files: ContentFile[], typeName: string) {
  const keys = content.knownKeys(files);
  const records = content.records(files);
  const pages = content.pages(records);
  const recordsOf = groupBy(records, ({ model }) => model.typeName);
  const texts = (recordsOf.get(typeName) ?? []).flatMap(({ model, data }) =>
    textFields(model.shape, data),
  );
  const textsByPath = groupBy(texts, ({ path }) =>
    path.filter((key) => typeof key === "string").join("."),
  );
  const valuesAt = (path: string) => (textsByPath.get(path) ?? []).map(({ value }) => value);
  return {
    /** What an entry of a type is called. */
    noun: (target: string) => content.models.find((model) => model.typeName === target)?.noun,
    /** The entries of a type that can be named, by their titles. */
    choices: (target: string): Choice[] => {
      const titles = new Map([
        ...(recordsOf.get(target) ?? []).map(
          (record) => [record.model.key?.of(record), record.data.title] as const,
        ),
        ...pages.map(({ path, record }) => [path, record.data.title] as const),
      ]);
      const all = [...(keys.get(target) ?? [])].map((value) => {
        const title = titles.get(value);
        return { value, title: typeof title === "string" ? title : value };
      });
      const alike = groupBy(all, ({ title }) => title);
      return all
        .map(({ value, title }) => ({
          value,
          label: alike.get(title)?.length === 1 ? title : `${title} (${value})`,
        }))
        .sort((a, b) => a.label.localeCompare(b.label, "pl"));
    },
    /** Folder below `photos/` where most photos of this field are: `realizacje`; or empty. */
    photoFolder: (path: string) => {
      const folders = groupBy(valuesAt(path).map(folderBelowPhotos), (folder) => folder);
      const [most] = [...folders.values()].sort((one, other) => other.length - one.length);
      return most?.[0] ?? "";
    },
    /** The values of a field that many share, as towns share their county; none where most differ. */
    repeated: (path: string) => {
      const values = valuesAt(path);
      const different = [...new Set(values)].sort((a, b) => a.localeCompare(b, "pl"));
      const isShared = different.length > 1 && 2 * different.length <= values.length;
      return isShared ? different : [];
    },
    longest: (path: string) => Math.max(0, ...valuesAt(path).map(({ length }) => length)),
  };
}

/** `../photos/realizacje/14.jpg` → `realizacje`. */
const folderBelowPhotos = (place: string) => /photos\/(.+)\/[^/]+$/.exec(place)?.[1] ?? "";
