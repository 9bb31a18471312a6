import { stringify } from "yaml";
import { z } from "zod";
import { complete, descriptionOf, unwrap } from "../fields";
import { valueAt } from "../walk-fields";
import { type Message, messages, typeWords } from "./messages";
import { nearest } from "./nearest";
import { type ContentProblem, problemAt } from "./problem";
import { type PlacedRecord, subjectIn } from "./subject";

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/**
 * What the issues of a file mean. One mistake is one problem: a missing key is not reported if the same group
 * has an unknown one that resembles it, nor what else is wrong with a value of another type, and two swapped
 * numbers are reported at the first.
 */
export function explainIssues(issues: readonly Issue[], record: PlacedRecord): ContentProblem[] {
  const unknown = issues.flatMap(({ path, ...issue }) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => unknownKey(key, path, record))
      : [],
  );
  const others = issues.flatMap((issue, index) => {
    const { code, path } = issue;
    const isHere = (other: { path: Path }) => other.path.join("/") === path.join("/");
    const wrongType = issues.find((other) => other.code === "invalid_type" && isHere(other));
    if (code === "unrecognized_keys" || (wrongType && code !== "invalid_type")) return [];
    if (path.length > 0 && valueAt(record.data, path) === undefined) {
      const isMeant = unknown.some(({ meant }) => isHere({ path: meant }));
      return isMeant ? [] : problemAt(record, path, missingKey(path, record));
    }
    const twin = twinOf(issue, issues, record);
    if (twin) {
      const params = { number: Number(valueAt(record.data, path)), ...keysOf(issue, twin) };
      const isFirst = issues.indexOf(twin) > index;
      return isFirst ? problemAt(record, path, { code: "swapped", params }) : [];
    }
    return problemAt(record, path, wrongValue(issue, record));
  });
  return [...unknown.map(({ problem }) => problem), ...others];
}

const keysOf = (one: Issue, other: Issue) => ({
  key: String(one.path.at(-1)),
  other: String(other.path.at(-1)),
});

const schemaAt = (record: PlacedRecord, path: Path) => {
  const { schema } = subjectIn({ record, path });
  return schema && unwrap(schema);
};

const fieldsOf = (schema: z.ZodType | undefined) =>
  schema instanceof z.ZodObject ? Object.entries<z.ZodType>(schema.shape) : [];

/** An unknown key, and the path to the nearest one of the same group that isn't written yet. */
function unknownKey(key: string, path: Path, record: PlacedRecord) {
  const { isList, shape } = record.model;
  const written = Object.keys(valueAt(record.data, path) ?? {});
  const missing = fieldsOf(schemaAt(record, path)).flatMap(([name]) =>
    written.includes(name) ? [] : name,
  );
  const guess = nearest(key, missing);
  const isDeep = path.length > (isList ? 1 : 0) && key in shape.shape;
  const group = isDeep ? undefined : homeOf(key, shape);
  let message: Message = { code: "unknownKey", params: { key, guess } };
  if (guess === undefined && isDeep) message = { code: "deepKey", params: { key } };
  if (guess === undefined && group) message = { code: "keyOfGroup", params: { key, group } };
  const place = record.source.positionOfKey([...record.path, ...path, key]);
  const problem = { ...problemAt(record, [...path, key], message), ...place };
  return { problem, meant: [...path, guess ?? ""] };
}

/** The group that has a key of this name, somewhere else in the model: mostly a wrong indentation. */
function homeOf(key: string, schema: z.ZodType, name?: string): string | undefined {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray) return homeOf(key, inner.element as z.ZodType, name);
  const fields = fieldsOf(inner);
  if (name !== undefined && fields.some(([own]) => own === key)) return name;
  return fields.map(([group, field]) => homeOf(key, field, group)).find(Boolean);
}

function missingKey(path: Path, record: PlacedRecord): Message {
  const key = String(path.at(-1));
  const { schema } = subjectIn({ record, path });
  const [sample] = (schema?.meta()?.examples ?? []) as unknown[];
  const line = stringify({ [key]: sample }, { collectionStyle: "flow", lineWidth: 0 }).trim();
  const example = sample === undefined ? "" : ` Na przykład: ${line.slice(2, -2)}`;
  const description = descriptionOf(schema) ?? "";
  return { code: "missing", params: { key, how: howToWrite(path, record), description, example } };
}

/** What to write in a place, and where: `za dwukropkiem zwykły tekst`. */
function howToWrite(path: Path, record: PlacedRecord): string {
  const schema = schemaAt(record, path);
  const needed = fieldsOf(schema).filter(([, field]) => !field.safeParse(undefined).success);
  const keys = needed.map(([name]) => name).join(", ");
  const words = (typeWords[schema?.type ?? ""]?.how ?? "wartość") + keys;
  if (subjectIn({ record, path }).field === "") return `tu ${words}`;
  if (typeof path.at(-1) === "number") return `za „- ” ${words}`;
  const isBlock = schema instanceof z.ZodArray || schema instanceof z.ZodObject;
  return `${isBlock ? "pod nią z wcięciem" : "za dwukropkiem"} ${words}`;
}

/** The number in the same group that one was swapped with: each is right in the place of the other. */
function twinOf(issue: Issue, issues: readonly Issue[], record: PlacedRecord): Issue | undefined {
  const groupOf = ({ path }: Issue) => path.slice(0, -1).join("/");
  const fits = (one: Issue, other: Issue) => {
    const value = valueAt(record.data, one.path);
    return typeof value === "number" && schemaAt(record, other.path)?.safeParse(value).success;
  };
  return issues.find(
    (other) => groupOf(other) === groupOf(issue) && fits(issue, other) && fits(other, issue),
  );
}

/** What is wrong with a value that is there but doesn't fit. */
function wrongValue(issue: Issue, record: PlacedRecord): Message {
  const { path } = issue;
  const inner = schemaAt(record, path);
  const value = valueAt(record.data, path);
  const source = record.source.sourceOf([...record.path, ...path]);
  const written = typeof value === "string" ? value : source;
  const how = howToWrite(path, record);
  const description = descriptionOf(inner) ?? "";
  if (value === null || value === undefined || written.trim() === "") {
    if (subjectIn({ record, path }).field === "") return { code: "nothing" };
    return { code: typeof path.at(-1) === "number" ? "emptyItem" : "empty", params: { how } };
  }
  switch (issue.code) {
    case "invalid_type": {
      const actual = typeWords[typeOf(value)]?.name ?? "";
      const expected = typeWords[issue.expected]?.name ?? "";
      const guess = asMeant(value, issue.expected, source);
      return { code: "wrongType", params: { actual, expected, how, guess } };
    }
    case "invalid_value": {
      const choices = issue.values.map(String);
      const params = { written, choices: choices.join(", "), guess: nearest(written, choices) };
      return { code: "wrongChoice", params };
    }
    case "too_small":
    case "too_big":
      return wrongSize(issue, value, inner);
    case "custom": {
      // A field's own check (`checked` in fields.ts) says what is wrong in its own words.
      const { problem, remedy } = (issue.params ?? {}) as Partial<Record<string, string>>;
      if (problem !== undefined && remedy !== undefined)
        return { code: "ownOfValue", params: { problem, remedy } };
    }
  }
  const code = "format" in issue && issue.format in messages ? issue.format : "wrongFormat";
  const right = inner && complete(inner, written);
  const guess = inner?.safeParse(right).success ? right : undefined;
  return { code, params: { guess, description } } as Message;
}

const typeOf = (value: unknown) =>
  Array.isArray(value) ? "array" : value instanceof Date ? "date" : typeof value;

/** How a value is to be written that has the right letters and the wrong type. */
function asMeant(value: unknown, expected: string, source: string): string | undefined {
  const isText = !["array", "object"].includes(typeOf(value));
  if (expected === "string") return isText ? `w cudzysłowach: "${source}"` : undefined;
  const [number] = /^[+-]?\d+,\d+$/.exec(typeof value === "string" ? value.trim() : "") ?? [];
  return number && `z kropką zamiast przecinka: ${number.replace(",", ".")}`;
}

function wrongSize(
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
  value: unknown,
  schema: z.ZodType | undefined,
): Message {
  const isSmall = issue.code === "too_small";
  const limit = Number(isSmall ? issue.minimum : issue.maximum);
  const side = issue.exact ? "dokładnie" : isSmall ? "co najmniej" : "najwyżej";
  if (typeof value === "number") {
    const { minValue, maxValue } = schema as z.ZodNumber;
    const params = { number: value, side, limit, least: Number(minValue), most: Number(maxValue) };
    return { code: "wrongNumber", params: { ...params, description: descriptionOf(schema) ?? "" } };
  }
  // Characters as Zod counts them: an emoji is one.
  const { length } = Array.from(value as string | unknown[]);
  const params = { length, limit, side, gap: Math.abs(limit - length) };
  if (Array.isArray(value)) return { code: isSmall ? "fewEntries" : "manyEntries", params };
  return { code: isSmall ? "shortText" : "longText", params };
}
