import { stringify } from "yaml";
import { z } from "zod";
import { unwrap } from "../fields";
import type { Model } from "../model";
import { didYouMean } from "../wording";
import { explainValue, isSwapped } from "./explain-value";
import { genitiveOf } from "./key-words";
import { nearest } from "./nearest";
import { type ContentProblem, type PlacedRecord, problemAt } from "./problem";
import { subjectOf } from "./subject";

type Issue = z.core.$ZodIssue;
type Place = Pick<PlacedRecord, "source" | "path">;

/**
 * Says in Polish what the issues of one record mean. A missing key is not reported if the same group
 * has an unknown one that resembles it: one mistake, one error.
 */
export function explainIssues(issues: Issue[], place: Place, model: Model): ContentProblem[] {
  const unknown = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => ({
          key,
          path: issue.path,
          guess: guessKey(key, issue, place, model),
        }))
      : [],
  );
  const meant = new Set(unknown.map(({ path, guess }) => [...path, guess].join("/")));
  const wrongTypes = new Set(issues.filter(isWrongType).map(({ path }) => path.join("/")));
  const others = issues.filter(
    (issue) =>
      (isWrongType(issue) || !wrongTypes.has(issue.path.join("/"))) &&
      issue.code !== "unrecognized_keys" &&
      !isOtherHalfOfSwap(issue, place, model) &&
      !(isMissing(issue, place) && meant.has(issue.path.join("/"))),
  );
  return [
    ...unknown.map((entry) => unknownKey(entry, place, model)),
    ...others.map((issue) => explainIssue(issue, place, model)),
  ];
}

function explainIssue(issue: Issue, place: Place, model: Model): ContentProblem {
  const path = [...place.path, ...issue.path];
  const words =
    isMissing(issue, place) && issue.path.length > 0
      ? missingKey(path, place, model)
      : explainValue(issue, subjectOf(model, place.source.data, path), {
          value: valueAt(place, issue.path),
          source: place.source.sourceOf(path),
        });
  return problemAt(place, issue.path, words);
}

function missingKey(path: PropertyKey[], { source }: Place, model: Model) {
  const key = String(path.at(-1));
  const group = subjectOf(model, source.data, path.slice(0, -1));
  const where = group.field ? ` w pozycji ${group.field}` : "";
  return {
    problem: `${group.name} nie ma ${genitiveOf(key)}${where}.`,
    remedy: howToAdd(key, subjectOf(model, source.data, path).schema),
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
    return `Dopisz wiersz „${key}:”, a pod nim z wcięciem: ${Object.keys(inner.shape).join(", ")}.`;
  }
  return `Dopisz wiersz „${key}: …”.`;
}

interface UnknownKey {
  key: string;
  path: PropertyKey[];
  guess: string | undefined;
}

function unknownKey({ key, path, guess }: UnknownKey, place: Place, model: Model): ContentProblem {
  const { source } = place;
  const full = [...place.path, ...path];
  const { name, field } = subjectOf(model, source.data, full);
  const where = field ? ` w pozycji ${field}` : "";
  return {
    file: source.file,
    ...source.positionOfKey([...full, key]),
    problem: `${name}: nieznana pozycja „${key}”${where}.`,
    remedy: guess === undefined ? elsewhere(key, path, model) : didYouMean(guess, ""),
  };
}

/** What to do about a key that nothing in its group resembles. */
function elsewhere(key: string, path: PropertyKey[], { shape }: Model) {
  if (path.length > 0 && key in shape.shape) {
    return "Taka pozycja stoi na najwyższym poziomie; zmniejsz wcięcie.";
  }
  const home = homeOf(key, shape);
  return home
    ? `Taka pozycja należy do „${home}”; zwiększ wcięcie.`
    : "Popraw jej nazwę albo ją usuń.";
}

/** The nearest key of the same group that isn't written yet. */
function guessKey(key: string, { path }: Issue, place: Place, model: Model): string | undefined {
  const { source } = place;
  const { schema } = subjectOf(model, source.data, [...place.path, ...path]);
  const inner = schema && unwrap(schema);
  const written = Object.keys(valueAt(place, path) ?? {});
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
function isOtherHalfOfSwap({ path }: Issue, place: Place, model: Model): boolean {
  if (path.at(-1) !== "lon") return false;
  const lat = [...path.slice(0, -1), "lat"];
  const subjectAt = (inner: readonly PropertyKey[]) =>
    subjectOf(model, place.source.data, [...place.path, ...inner]);
  return [lat, path].every((inner) => isSwapped(subjectAt(inner), valueAt(place, inner)));
}

const isWrongType = ({ code }: Issue) => code === "invalid_type";

const isMissing = (issue: Issue, place: Place) => valueAt(place, issue.path) === undefined;

function valueAt({ source, path }: Place, inner: readonly PropertyKey[]): unknown {
  let value: unknown = source.data;
  for (const key of [...path, ...inner]) {
    value = (value as Record<PropertyKey, unknown> | null | undefined)?.[key];
  }
  return value;
}
