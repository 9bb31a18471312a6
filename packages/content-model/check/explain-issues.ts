import { stringify } from "yaml";
import { z } from "zod";
import { complete, descriptionOf, unwrap } from "../fields";
import { valueAt } from "../walk-fields";
import type { Message } from "./messages";
import { nearest } from "./nearest";
import { type ContentProblem, problemAt } from "./problem";
import { type PlacedRecord, subjectIn } from "./subject";

type Issue = z.core.$ZodIssue;

/**
 * What the issues of one record mean. One mistake is one problem: a missing key is not reported if the same group
 * has an unknown one that resembles it, nor what else is wrong with a value of another type, and two swapped
 * numbers are reported at the first.
 * @param words what the values of keys are called, in the genitive
 */
export function explainIssues(
  issues: readonly Issue[],
  record: PlacedRecord,
  words: Readonly<Record<string, string>>,
): ContentProblem[] {
  const unknown = issues.flatMap(({ path, ...issue }) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => unknownKey(key, path, record))
      : [],
  );
  const meant = new Set(unknown.map(({ meant: path }) => path.join("/")));
  const wrongTypes = new Set(
    issues.filter(({ code }) => code === "invalid_type").map(({ path }) => path.join("/")),
  );
  const others = issues.flatMap((issue, index) => {
    const { code, path } = issue;
    const isTold = code !== "invalid_type" && wrongTypes.has(path.join("/"));
    if (isTold || code === "unrecognized_keys") return [];
    if (path.length > 0 && valueAt(record.data, path) === undefined) {
      return meant.has(path.join("/"))
        ? []
        : problemAt(record, path, missingKey(path, record, words));
    }
    const twin = issues.findIndex(
      (other) => isMeantFor(issue, other, record) && isMeantFor(other, issue, record),
    );
    if (twin >= 0) {
      const other = String(issues[twin]?.path.at(-1));
      const params = {
        number: Number(valueAt(record.data, path)),
        key: String(path.at(-1)),
        other,
      };
      return twin < index ? [] : problemAt(record, path, { code: "swapped", params });
    }
    return problemAt(record, path, wrongValue(issue, record));
  });
  return [...unknown.map(({ problem }) => problem), ...others];
}

const schemaAt = (record: PlacedRecord, path: readonly PropertyKey[]) => {
  const { schema } = subjectIn({ record, path });
  return schema && unwrap(schema);
};

const fieldsOf = (schema: z.ZodType | undefined) =>
  schema instanceof z.ZodObject ? Object.entries<z.ZodType>(schema.shape) : [];

const keysOf = (schema: z.ZodType | undefined) =>
  fieldsOf(schema)
    .map(([key]) => key)
    .join(", ");

/** An unknown key, and the path to the nearest one of the same group that isn't written yet. */
function unknownKey(key: string, path: PropertyKey[], record: PlacedRecord) {
  const { shape } = record.model;
  const written = Object.keys(valueAt(record.data, path) ?? {});
  const known = fieldsOf(schemaAt(record, path)).map(([name]) => name);
  const guess = nearest(
    key,
    known.filter((name) => !written.includes(name)),
  );
  const home = guess === undefined ? homeOf(key, shape) : undefined;
  let message: Message = { code: "unknownKey", params: { key, guess } };
  if (home !== undefined) message = { code: "keyOfGroup", params: { key, home } };
  if (guess === undefined && path.length > 0 && key in shape.shape) {
    message = { code: "deepKey", params: { key } };
  }
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
  return fields
    .map(([group, field]) => homeOf(key, field, group))
    .find((home) => home !== undefined);
}

function missingKey(
  path: PropertyKey[],
  record: PlacedRecord,
  words: Readonly<Record<string, string>>,
): Message {
  const key = String(path.at(-1));
  const { schema } = subjectIn({ record, path });
  const inner = schemaAt(record, path);
  const [sample] = (schema?.meta()?.examples ?? []) as unknown[];
  const line = stringify({ [key]: sample }, { collectionStyle: "flow", lineWidth: 0 }).trim();
  const example = sample === undefined ? "" : ` Na przykład: ${line.slice(2, -2)}`;
  const params = { key, noun: words[key] ?? `pozycji „${key}”`, example };
  if (inner instanceof z.ZodArray) return { code: "missingList", params };
  if (!(inner instanceof z.ZodObject)) return { code: "missingKey", params };
  const needed = fieldsOf(inner).filter(([, field]) => !field.safeParse(undefined).success);
  const keys = needed.map(([name]) => name).join(", ");
  return { code: "missingGroup", params: { ...params, keys } };
}

/** Whether a number that is too large or too small was meant for the place of another one in its group. */
function isMeantFor({ path }: Issue, other: Issue, record: PlacedRecord): boolean {
  const [group, otherGroup] = [path, other.path].map((place) => place.slice(0, -1).join("/"));
  const value = valueAt(record.data, path);
  const isSize = other.code === "too_small" || other.code === "too_big";
  if (group !== otherGroup || !isSize || typeof value !== "number") return false;
  return schemaAt(record, other.path)?.safeParse(value).success === true;
}

/** What is wrong with a value that is there but doesn't fit. */
function wrongValue(issue: Issue, record: PlacedRecord): Message {
  const { path } = issue;
  const { field, schema } = subjectIn({ record, path });
  const inner = schemaAt(record, path);
  const value = valueAt(record.data, path);
  const source = record.source.sourceOf([...record.path, ...path]);
  const written = typeof value === "string" ? value : source;
  const actual = Array.isArray(value) ? "array" : typeof value;
  const description = descriptionOf(schema) ?? "";
  const params = { actual, source, keys: keysOf(inner), description };
  if (value === null || value === undefined || written.trim() === "") {
    if (field === "") return { code: "nothing" };
    if (typeof path.at(-1) === "number") return { code: "emptyItem" };
    if (inner instanceof z.ZodArray) return { code: "emptyList" };
    return { code: inner instanceof z.ZodObject ? "emptyGroup" : "emptyValue", params };
  }
  switch (issue.code) {
    case "invalid_type": {
      const { expected } = issue;
      if (expected === "array") return { code: "notList", params };
      if (expected === "object") return { code: "notGroup", params };
      if (expected === "boolean") return { code: "notBoolean", params };
      if (expected === "string") {
        const isScalar = actual === "number" || actual === "boolean";
        return { code: isScalar ? "textWithoutQuotes" : "notText", params };
      }
      const right = written.trim().replace(",", ".");
      const isComma = /^[+-]?\d+,\d+$/.test(written.trim());
      const wanted = { ...params, expected: String(expected), right };
      return { code: isComma ? "decimalComma" : "notNumber", params: wanted };
    }
    case "invalid_value": {
      const choices = issue.values.map(String);
      const list = { written, choices: choices.join(", "), guess: nearest(written, choices) };
      return { code: "wrongChoice", params: list };
    }
    case "too_small":
      return wrongSize(
        value,
        Number(issue.minimum),
        issue.exact ? "dokładnie" : "co najmniej",
        inner,
      );
    case "too_big":
      return wrongSize(value, Number(issue.maximum), issue.exact ? "dokładnie" : "najwyżej", inner);
    case "custom": {
      // A field's own check (`checked` in fields.ts) says what is wrong in its own words.
      const { problem, remedy } = (issue.params ?? {}) as Partial<Record<string, string>>;
      if (problem === undefined || remedy === undefined) break;
      return { code: "ownOfValue", params: { problem, remedy } };
    }
    case "invalid_format":
      if (issue.format === "email") return { code: "email" };
      if (issue.format === "url") {
        const right = inner && complete(inner, written);
        const isRight = inner?.safeParse(right).success;
        return { code: "url", params: { guess: isRight ? right : undefined } };
      }
      if (issue.format === "date") return { code: "date" };
  }
  return { code: "wrongFormat", params };
}

function wrongSize(
  value: unknown,
  limit: number,
  side: string,
  schema: z.ZodType | undefined,
): Message {
  if (typeof value === "number") {
    const { minValue, maxValue } = schema as z.ZodNumber;
    const params = { number: value, side, limit, least: Number(minValue), most: Number(maxValue) };
    return { code: "wrongNumber", params: { ...params, description: descriptionOf(schema) ?? "" } };
  }
  // Characters as Zod counts them: an emoji is one.
  const { length } = Array.from(value as string | unknown[]);
  const params = { length, limit, side, gap: Math.abs(limit - length) };
  if (Array.isArray(value)) return { code: length < limit ? "fewEntries" : "manyEntries", params };
  return { code: length < limit ? "shortText" : "longText", params };
}
