import { stringify } from "yaml";
import { z } from "zod";
import { unwrap } from "../fields";
import { valueAt } from "../walk-fields";
import { didYouMean, type Words } from "../wording";
import { explainValue, isSwapped } from "./explain-value";
import { nearest } from "./nearest";
import { type ContentProblem, type PlacedRecord, problemAt } from "./problem";
import { subjectIn } from "./subject";

type Issue = z.core.$ZodIssue;
type KeyWords = Readonly<Record<string, string>>;

/**
 * Says in Polish what the issues of one record mean. A missing key is not reported if the same group
 * has an unknown one that resembles it: one mistake, one error.
 * @param words what the values of keys are called, in the genitive
 */
export function explainIssues(
  issues: Issue[],
  record: PlacedRecord,
  words: KeyWords,
): ContentProblem[] {
  const unknown = issues.flatMap(({ path, ...issue }) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => ({ key, path, guess: guessKey(key, path, record) }))
      : [],
  );
  const meant = new Set(unknown.map(({ path, guess }) => [...path, guess].join("/")));
  const wrongTypes = new Set(issues.filter(isWrongType).map(({ path }) => path.join("/")));
  const others = issues.filter(
    (issue) =>
      (isWrongType(issue) || !wrongTypes.has(issue.path.join("/"))) &&
      issue.code !== "unrecognized_keys" &&
      !isOtherHalfOfSwap(issue, record) &&
      !(isMissing(issue, record) && meant.has(issue.path.join("/"))),
  );
  return [
    ...unknown.map((entry) => unknownKey(entry, record)),
    ...others.map((issue) => explainIssue(issue, record, words)),
  ];
}

function explainIssue(issue: Issue, record: PlacedRecord, keyWords: KeyWords): ContentProblem {
  const { path } = issue;
  const words =
    isMissing(issue, record) && path.length > 0
      ? missingKey(path, record, keyWords)
      : explainValue(issue, subjectIn(record, path), {
          value: valueAt(record.data, path),
          source: record.source.sourceOf([...record.path, ...path]),
        });
  return problemAt(record, path, words);
}

function missingKey(path: readonly PropertyKey[], record: PlacedRecord, keyWords: KeyWords): Words {
  const key = String(path.at(-1));
  const group = subjectIn(record, path.slice(0, -1));
  const where = group.field ? ` w pozycji ${group.field}` : "";
  return {
    problem: `${group.name} nie ma ${keyWords[key] ?? `pozycji „${key}”`}${where}.`,
    remedy: howToAdd(key, subjectIn(record, path).schema),
  };
}

/** The lines to write for a missing key, with what belongs below it, and the model's example of it. */
function howToAdd(key: string, schema: z.ZodType | undefined): string {
  const [example] = (schema?.meta()?.examples ?? []) as unknown[];
  if (example === undefined) return whatToAdd(key, schema);
  const line = stringify({ [key]: example }, { collectionStyle: "flow", lineWidth: 0 });
  return `${whatToAdd(key, schema)} Na przykład: ${line.trim().replace(/^\{ (.*) \}$/, "$1")}`;
}

function whatToAdd(key: string, schema: z.ZodType | undefined): string {
  const inner = schema && unwrap(schema);
  if (inner instanceof z.ZodArray) {
    return `Dopisz wiersz „${key}:”, a pod nim listę: każdy wpis od „- ”.`;
  }
  if (inner instanceof z.ZodObject) {
    const fields = Object.entries(inner.shape) as [string, z.ZodType][];
    const needed = fields.filter(([, field]) => !field.safeParse(undefined).success);
    const keys = needed.map(([name]) => name).join(", ");
    return `Dopisz wiersz „${key}:”, a pod nim z wcięciem: ${keys}.`;
  }
  return `Dopisz wiersz „${key}: …”.`;
}

interface UnknownKey {
  key: string;
  path: PropertyKey[];
  guess: string | undefined;
}

function unknownKey({ key, path, guess }: UnknownKey, record: PlacedRecord): ContentProblem {
  const { source, model } = record;
  const { name, field } = subjectIn(record, path);
  const where = field ? ` w pozycji ${field}` : "";
  return {
    file: source.file,
    ...source.positionOfKey([...record.path, ...path, key]),
    problem: `${name}: nieznana pozycja „${key}”${where}.`,
    remedy: guess === undefined ? elsewhere(key, path, model.shape) : didYouMean(guess, ""),
  };
}

/** What to do about a key that nothing in its group resembles. */
function elsewhere(key: string, path: PropertyKey[], shape: z.ZodObject) {
  if (path.length > 0 && key in shape.shape) {
    return "Taka pozycja stoi na najwyższym poziomie; zmniejsz wcięcie.";
  }
  const home = homeOf(key, shape);
  return home
    ? `Taka pozycja należy do „${home}”; zwiększ wcięcie.`
    : "Popraw jej nazwę albo ją usuń.";
}

/** The nearest key of the same group that isn't written yet. */
function guessKey(key: string, path: PropertyKey[], record: PlacedRecord): string | undefined {
  const { schema } = subjectIn(record, path);
  const inner = schema && unwrap(schema);
  const written = Object.keys(valueAt(record.data, path) ?? {});
  const known = inner instanceof z.ZodObject ? Object.keys(inner.shape) : [];
  return nearest(
    key,
    known.filter((candidate) => !written.includes(candidate)),
  );
}

/** The group that has a key of this name, somewhere else in the model: mostly a wrong indentation. */
function homeOf(key: string, schema: z.ZodType, name = ""): string | undefined {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray) return homeOf(key, inner.element as z.ZodType, name);
  if (!(inner instanceof z.ZodObject)) return undefined;
  if (name && key in inner.shape) return name;
  for (const [group, field] of Object.entries(inner.shape)) {
    const home = homeOf(key, field as z.ZodType, group);
    if (home) return home;
  }
  return undefined;
}

/** Swapped longitude and latitude are one mistake, reported at the latitude. */
function isOtherHalfOfSwap({ path }: Issue, record: PlacedRecord): boolean {
  if (path.at(-1) !== "lon") return false;
  const lat = [...path.slice(0, -1), "lat"];
  return [lat, path].every((inner) =>
    isSwapped(subjectIn(record, inner), valueAt(record.data, inner)),
  );
}

const isWrongType = ({ code }: Issue) => code === "invalid_type";

const isMissing = ({ path }: Issue, record: PlacedRecord) =>
  valueAt(record.data, path) === undefined;
