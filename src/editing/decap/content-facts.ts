import { knownKeys } from "../../content/check/references";
import type { ReferenceTarget } from "../../content/fields";
import { modelOfFile } from "../../content/models";
import type { ContentFile } from "../../content/read/content-file";
import { isMapping, textFields } from "../../content/walk-fields";
import type { Choice, ContentFacts } from "./decap-field";

/** Reads from the present content what the editing page's fields depend on. */
export function contentFacts(files: ContentFile[], typeName: string): ContentFacts {
  const keys = knownKeys(files);
  const texts = textsOf(files, typeName);
  const valuesAt = (path: string) => texts.get(path) ?? [];
  return {
    choices: (target: ReferenceTarget): Choice[] => {
      const titles = titlesOf(files, target);
      return [...keys[target]]
        .map((value) => ({ value, label: choiceLabel(titles.get(value), value) }))
        .sort((a, b) => a.label.localeCompare(b.label, "pl"));
    },
    photoFolder: (path) => mostFrequent(valuesAt(path).map(folderBelowPhotos)),
    longest: (path) => Math.max(0, ...valuesAt(path).map(({ length }) => length)),
  };
}

const choiceLabel = (title: string | undefined, value: string) =>
  title && title !== value ? `${title} (${value})` : value;

/** The records that other files name, by their key, with their titles. */
function titlesOf(files: ContentFile[], target: ReferenceTarget): Map<string, string> {
  const titles = new Map<string, string>();
  for (const { file, data } of files) {
    const model = modelOfFile(file);
    if (model?.typeName !== target || !isMapping(data) || typeof data.title !== "string") continue;
    titles.set(model.key?.of({ file, data }) ?? file, data.title);
  }
  return titles;
}

/** All texts of one type, by their path of keys. */
function textsOf(files: ContentFile[], typeName: string): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  for (const { file, data } of files) {
    const model = modelOfFile(file);
    if (model?.typeName !== typeName) continue;
    for (const record of Array.isArray(data) ? (data as unknown[]) : [data]) {
      for (const { path, value } of textFields(model.shape, record)) {
        const place = path.filter((key) => typeof key === "string").join(".");
        texts.set(place, [...(texts.get(place) ?? []), value]);
      }
    }
  }
  return texts;
}

/** `../photos/realizacje/14.jpg` → `realizacje`. */
const folderBelowPhotos = (place: string) => /photos\/(.+)\/[^/]+$/.exec(place)?.[1] ?? "";

function mostFrequent(values: string[]): string {
  const count = (value: string) => values.filter((other) => other === value).length;
  return values.reduce(
    (best, value) => (count(value) > count(best) ? value : best),
    values[0] ?? "",
  );
}
