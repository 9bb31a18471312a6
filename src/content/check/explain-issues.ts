import { stringify } from "yaml";
import { z } from "zod";
import { descriptionOf, kindOf, unwrap } from "../fields";
import { valueAt } from "../walk-fields";
import type { Message } from "./messages";
import { nearest } from "./nearest";
import { type ContentProblem, problemAt } from "./problem";
import { type PlacedRecord, subjectIn } from "./subject";

type Issue = z.core.$ZodIssue;

/**
 * What the issues of one record mean. A missing key is not reported if the same group has an unknown one that
 * resembles it: one mistake, one problem.
 * @param words what the values of keys are called, in the genitive
 */
export function explainIssues(
  issues: readonly Issue[],
  record: PlacedRecord,
  words: Readonly<Record<string, string>>,
): ContentProblem[] {
  const unknown = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => ({ path: [...issue.path, key], ...guessKey(key, issue, record) }))
      : [],
  );
  const meant = new Set(unknown.map(({ path, guess }) => [...path.slice(0, -1), guess].join("/")));
  const wrongTypes = new Set(issues.filter(isWrongType).map(({ path }) => path.join("/")));
  const others = issues.filter(
    (issue) =>
      issue.code !== "unrecognized_keys" &&
      (isWrongType(issue) || !wrongTypes.has(issue.path.join("/"))) &&
      !isOtherHalfOfSwap(issue, record),
  );
  return [
    ...unknown.map(({ path, message }) => ({
      ...problemAt(record, path, message),
      ...record.source.positionOfKey([...record.path, ...path]),
    })),
    ...others.flatMap((issue) => {
      const { path } = issue;
      const isMissing = path.length > 0 && valueAt(record.data, path) === undefined;
      if (isMissing && meant.has(path.join("/"))) return [];
      const message = isMissing ? missingKey(path, record, words) : wrongValue(issue, record);
      return problemAt(record, path, message);
    }),
  ];
}

const isWrongType = ({ code }: Issue) => code === "invalid_type";

const fieldsOf = (schema: z.ZodType | undefined): [string, z.ZodType][] => {
  const group = schema && unwrap(schema);
  return group instanceof z.ZodObject
    ? Object.entries(group.shape)
    : [];
};

const keysOf = (schema: z.ZodType | undefined) =>
  fieldsOf(schema)
    .map(([key]) => key)
    .join(", ");

/** An unknown key, and the nearest one of the same group that isn't written yet. */
function guessKey(key: string, { path }: Issue, record: PlacedRecord) {
  const { shape } = record.model;
  const written = Object.keys(valueAt(record.data, path) ?? {});
  const known = fieldsOf(subjectIn({ record, path }).schema).map(([name]) => name);
  const guess = nearest(
    key,
    known.filter((name) => !written.includes(name)),
  );
  const home = homeOf(key, shape);
  const isDeep = guess === undefined && path.length > 0 && key in shape.shape;
  const message: Message = isDeep
    ? { code: "deepKey", params: { key } }
    : home !== undefined && guess === undefined
      ? { code: "keyOfGroup", params: { key, home } }
      : { code: "unknownKey", params: { key, guess } };
  return { guess, message };
}

/** The group that has a key of this name, somewhere else in the model: mostly a wrong indentation. */
function homeOf(key: string, schema: z.ZodType, name?: string): string | undefined {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray) return homeOf(key, inner.element as z.ZodType, name);
  const fields = fieldsOf(inner);
  if (name !== undefined && fields.some(([own]) => own === key)) return name;
  for (const [group, field] of fields) {
    const home = homeOf(key, field, group);
    if (home !== undefined) return home;
  }
  return undefined;
}

function missingKey(
  path: PropertyKey[],
  record: PlacedRecord,
  words: Readonly<Record<string, string>>,
): Message {
  const key = String(path.at(-1));
  const { schema } = subjectIn({ record, path });
  const inner = schema && unwrap(schema);
  const [sample] = (schema?.meta()?.examples ?? []) as unknown[];
  const line = stringify({ [key]: sample }, { collectionStyle: "flow", lineWidth: 0 }).trim();
  const example = sample === undefined ? "" : ` Na przykład: ${line.replace(/^\{ (.*) \}$/, "$1")}`;
  const params = { key, noun: words[key] ?? `pozycji „${key}”`, example };
  if (inner instanceof z.ZodArray) return { code: "missingList", params };
  if (!(inner instanceof z.ZodObject)) return { code: "missingKey", params };
  const needed = fieldsOf(inner).filter(([, field]) => !field.safeParse(undefined).success);
  const keys = needed.map(([name]) => name).join(", ");
  return { code: "missingGroup", params: { ...params, keys } };
}

/** What is wrong with a value that is there but doesn't fit. */
function wrongValue(issue: Issue, record: PlacedRecord): Message {
  const { path } = issue;
  const { schema, field } = subjectIn({ record, path });
  const value = valueAt(record.data, path);
  if (value === null || value === undefined || (typeof value === "string" && value.trim() === ""))
    return field ? emptyValue(schema, typeof path.at(-1) === "number") : { code: "nothing" };
  const description = descriptionOf(schema) ?? "";
  switch (issue.code) {
    case "invalid_type":
      return wrongType(
        issue.expected,
        value,
        record.source.sourceOf([...record.path, ...path]),
        schema,
      );
    case "invalid_value": {
      const choices = issue.values.map(String);
      const written = record.source.sourceOf([...record.path, ...path]);
      const params = { written, choices: choices.join(", "), guess: nearest(written, choices) };
      return { code: "wrongChoice", params };
    }
    case "too_small":
    case "too_big":
      return wrongSize(issue, value, schema);
    case "custom": {
      // A field's own check (`checked` in fields.ts) says what is wrong in its own words.
      const { problem, remedy } = issue.params ?? {};
      if (typeof problem === "string" && typeof remedy === "string")
        return { code: "ownOfValue", params: { problem, remedy } };
      break;
    }
    case "invalid_format":
      if (isKnownFormat(issue.format)) return { code: issue.format };
  }
  return { code: "wrongFormat", params: { description } };
}

const isKnownFormat = (format: string): format is "email" | "url" | "date" =>
  ["email", "url", "date"].includes(format);

function emptyValue(schema: z.ZodType | undefined, isItem: boolean): Message {
  const inner = schema && unwrap(schema);
  if (isItem) return { code: "emptyItem" };
  if (inner instanceof z.ZodArray) return { code: "emptyList" };
  return inner instanceof z.ZodObject
    ? { code: "emptyGroup", params: { keys: keysOf(inner) } }
    : { code: "emptyValue" };
}

function wrongType(
  expected: string,
  value: unknown,
  source: string,
  schema: z.ZodType | undefined,
): Message {
  const actual = Array.isArray(value) ? "array" : typeof value;
  switch (expected) {
    case "array":
      return { code: "notList", params: { actual } };
    case "object":
      return { code: "notGroup", params: { actual, keys: keysOf(schema) } };
    case "boolean":
      return { code: "notBoolean", params: { actual } };
    case "string":
      return actual === "number" || actual === "boolean"
        ? { code: "textWithoutQuotes", params: { actual, source } }
        : { code: "notText", params: { actual } };
  }
  return typeof value === "string" && /^[+-]?\d+,\d+$/.test(value.trim())
    ? { code: "decimalComma", params: { actual, expected, right: value.trim().replace(",", ".") } }
    : { code: "notNumber", params: { actual, expected } };
}

function wrongSize(
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
  value: unknown,
  schema: z.ZodType | undefined,
): Message {
  const isLess = issue.code === "too_small";
  const limit = Number(isLess ? issue.minimum : issue.maximum);
  const side = issue.exact ? "dokładnie" : isLess ? "co najmniej" : "najwyżej";
  if (typeof value === "number") return wrongNumber(value, { limit, side }, schema);
  // Characters as Zod counts them: an emoji is one.
  const { length } = Array.from(value as string | unknown[]);
  const params = { length, limit, side, gap: Math.abs(limit - length) };
  if (Array.isArray(value)) return { code: isLess ? "fewEntries" : "manyEntries", params };
  return { code: isLess ? "shortText" : "longText", params };
}

function wrongNumber(
  number: number,
  limit: { limit: number; side: string },
  schema: z.ZodType | undefined,
): Message {
  if (isSwapped(schema, number)) return { code: "swapped", params: { number } };
  const inner = schema && unwrap(schema);
  const range =
    inner instanceof z.ZodNumber
      ? `od ${inner.minValue} do ${inner.maxValue}`
      : `${limit.side} ${limit.limit}`;
  const params = { ...limit, number, range, description: descriptionOf(schema) ?? "" };
  const isDegrees = inner && kindOf(inner)?.kind === "degrees";
  return { code: isDegrees ? "offTheMap" : "wrongNumber", params };
}

/** Where Poland lies, in whole degrees (WGS 84). */
const POLAND = { lat: { min: 49, max: 55 }, lon: { min: 14, max: 25 } };

/** Whether latitude and longitude are swapped. */
function isSwapped(schema: z.ZodType | undefined, value: unknown): boolean {
  const kind = schema && kindOf(schema);
  if (kind?.kind !== "degrees" || typeof value !== "number") return false;
  const { min, max } = POLAND[kind.axis === "lat" ? "lon" : "lat"];
  return min <= value && value <= max;
}

/** Swapped longitude and latitude are one mistake, reported at the latitude. */
function isOtherHalfOfSwap({ path }: Issue, record: PlacedRecord): boolean {
  if (path.at(-1) !== "lon") return false;
  const lat = [...path.slice(0, -1), "lat"];
  return [lat, path].every((inner) =>
    isSwapped(subjectIn({ record, path: inner }).schema, valueAt(record.data, inner)),
  );
}
