import { type Content, type ContentFile, type PlacedRecord, textFields } from "../../content-model";
import { groupBy } from "../../utils";
import type { Choice } from "./decap-field";

/** What the present content says of the fields of a type. */
export type ContentFacts = ReturnType<typeof contentFacts>;

/** Reads what the fields of a type depend on; a field is named by its path of keys without list numbers. */
export function contentFacts(content: Content, files: ContentFile[], typeName: string) {
  const keys = content.knownKeys(files);
  const records = content.records(files);
  const texts = records
    .filter(({ model }) => model.typeName === typeName)
    .flatMap(({ model, data }) => textFields(model.shape, data));
  const textsByPath = groupBy(texts, ({ path }) =>
    path.filter((key) => typeof key === "string").join("."),
  );
  const valuesAt = (path: string) => (textsByPath.get(path) ?? []).map(({ value }) => value);
  return {
    /** What an entry of a type is called. */
    noun: (target: string) => content.models.find((model) => model.typeName === target)?.noun,
    choices: (target: string): Choice[] => {
      const titles = titlesOf(records, target);
      return [...(keys.get(target) ?? [])]
        .map((value) => ({ value, label: choiceLabel(titles.get(value), value) }))
        .sort((a, b) => a.label.localeCompare(b.label, "pl"));
    },
    /** Folder below `photos/` where most photos of this field are: `realizacje`; or empty. */
    photoFolder: (path: string) => mostFrequent(valuesAt(path).map(folderBelowPhotos)),
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

const choiceLabel = (title: string | undefined, value: string) =>
  title && title !== value ? `${title} (${value})` : value;

/** The titles of the records that other files name, by their key. */
function titlesOf(records: readonly PlacedRecord[], target: string): Map<string, string> {
  const titles = new Map<string, string>();
  for (const record of records) {
    const { model, data } = record;
    if (model.typeName !== target || typeof data.title !== "string") continue;
    titles.set(model.key?.of(record) ?? "", data.title);
  }
  return titles;
}

/** `../photos/realizacje/14.jpg` → `realizacje`. */
const folderBelowPhotos = (place: string) => /photos\/(.+)\/[^/]+$/.exec(place)?.[1] ?? "";

function mostFrequent(values: string[]): string {
  const groups = [...groupBy(values, (value) => value).values()];
  const [largest] = groups.sort((one, other) => other.length - one.length);
  return largest?.[0] ?? "";
}
