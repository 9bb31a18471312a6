import { stringify } from "yaml";
import { z } from "zod";
import { complete, descriptionOf, unwrap } from "../fields";
import { valueAt } from "../walk-fields";
import { type Message, messages, typeWords } from "./messages";
import { nearest } from "./nearest";
import { type ContentProblem, problemAt } from "./problem";
import { type PlacedRecord, type Subject, subjectIn } from "./subject";

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
    if (unknown.some(({ meant }) => isHere({ path: meant }))) return [];
    const other = twinOf(path, record);
    if (other === undefined) return problemAt(record, path, wrongValue(issue, record));
    const params = { number: Number(valueAt(record.data, path)), key: String(path.at(-1)), other };
    const isFirst = issues.findIndex((one) => one.path.at(-1) === other) > index;
    return isFirst ? problemAt(record, path, { code: "swapped", params }) : [];
  });
  return [...unknown.map(({ problem }) => problem), ...others];
}

const schemaAt = (record: PlacedRecord, path: Path) => {
  const { schema } = subjectIn({ record, path });
  return schema && unwrap(schema);
};

const fieldsOf = (schema: z.ZodType | undefined) =>
  schema instanceof z.ZodObject ? Object.entries<z.ZodType>(schema.shape) : [];

/** An unknown key, and the path to the nearest one of the same group that isn't written yet. */
function unknownKey(key: string, path: Path, record: PlacedRecord) {
  const { isList, shape } = record.model;
  const written = valueAt(record.data, path) as object;
  const fields = fieldsOf(schemaAt(record, path));
  const missing = fields.flatMap(([name]) => (name in written ? [] : name));
  const guess = nearest(key, missing);
  const isDeep = path.length > (isList ? 1 : 0) && key in shape.shape;
  const home = isDeep ? undefined : homeOf(key, shape);
  const message: Message =
    guess === undefined && (isDeep || home !== undefined)
      ? { code: "misplacedKey", params: { key, guess: home } }
      : { code: "unknownKey", params: { key, guess } };
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

/** What to write in a place, and where: `za dwukropkiem zwykły tekst`. */
function howToWrite(path: Path, { field, schema: wrapped }: Subject): string {
  const schema = wrapped && unwrap(wrapped);
  const needed = fieldsOf(schema).filter(([, field]) => !field.safeParse(undefined).success);
  const keys = needed.map(([name]) => name).join(", ");
  const words = (typeWords[schema?.type ?? ""]?.how ?? "wartość") + keys;
  if (field === "") return `tu ${words}`;
  if (typeof path.at(-1) === "number") return `za „- ” ${words}`;
  const isBlock = schema instanceof z.ZodArray || schema instanceof z.ZodObject;
  return `${isBlock ? "pod nią z wcięciem" : "za dwukropkiem"} ${words}`;
}

/** The key of the number that one was swapped with: each is right in the place of the other. */
function twinOf(path: Path, record: PlacedRecord): string | undefined {
  const [group, own] = [path.slice(0, -1), String(path.at(-1))];
  const values = valueAt(record.data, group) as Record<string, unknown>;
  const fields = fieldsOf(schemaAt(record, group));
  const fits = (key: string, [, field]: [string, z.ZodType]) =>
    typeof values[key] === "number" && field.safeParse(values[key]).success;
  const self = fields.find(([key]) => key === own);
  return self && fields.find((other) => fits(own, other) && fits(other[0], self))?.[0];
}

/** What issues of several codes say; `params` are the words of a field's own check (`checked` in fields.ts). */
type AnyIssue = {
  code: string;
  exact?: boolean;
  values?: readonly unknown[];
  params?: object;
} & Partial<
  Record<"expected" | "format" | "origin", string> & Record<"minimum" | "maximum", number | bigint>
>;

/** What is wrong with a value that is missing or doesn't fit: the message of its issue's code. */
function wrongValue({ path, ...issue }: Issue, record: PlacedRecord): Message {
  const subject = subjectIn({ record, path });
  const { field, schema } = subject;
  const value = valueAt(record.data, path);
  const source = record.source.sourceOf([...record.path, ...path]);
  const written = typeof value === "string" ? value : source;
  const { code, expected = "", format, minimum, maximum, values = [], ...more }: AnyIssue = issue;
  const limit = Number(minimum ?? maximum);
  // Characters as Zod counts them: an emoji is one.
  const { length } = Array.isArray(value) ? value : Array.from(written);
  const { minValue, maxValue } = unwrap(schema ?? z.never()) as z.ZodNumber;
  const side = minimum === undefined ? "najwyżej" : "co najmniej";
  const params = {
    ...{ key: String(path.at(-1)), how: howToWrite(path, subject), written, number: source },
    ...{ description: descriptionOf(schema) ?? "", example: exampleOf(path, schema) },
    ...{ actual: typeWords[typeOf(value)]?.name, expected: typeWords[expected]?.name },
    ...{ length, limit, gap: Math.abs(limit - length), side: more.exact ? "dokładnie" : side },
    ...{ least: minValue, most: maxValue, choices: values.join(", ") },
    ...more.params,
  };
  const message = (name: string, guess?: string) =>
    ({ code: name, params: { ...params, guess } }) as unknown as Message;
  if (value === undefined && path.length > 0) return message("missing");
  if (value === null || written.trim() === "") {
    if (field === "") return message("nothing");
    return message(typeof path.at(-1) === "number" ? "emptyItem" : "empty");
  }
  if (code === "invalid_value") return message(code, nearest(written, values.map(String)));
  if (code === "invalid_type") return message(code, asMeant(value, expected, source));
  if (format === "url") return message(format, completed(schema, written));
  const own = more.params && "ownOfValue";
  const codes = [own, `${code}.${more.origin}`, more.origin, format];
  return message(codes.find((name) => name && name in messages) ?? "invalid_format");
}

function exampleOf(path: Path, schema: z.ZodType | undefined): string {
  const [sample] = (schema?.meta()?.examples ?? []) as unknown[];
  if (sample === undefined) return "";
  const data = { [String(path.at(-1))]: sample };
  const line = stringify(data, { collectionStyle: "flow", lineWidth: 0 }).trim();
  return ` Na przykład: ${line.slice(2, -2)}`;
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

/** What was typed, with what its field adds, where that makes it right. */
function completed(schema: z.ZodType | undefined, written: string): string | undefined {
  const right = schema && complete(schema, written);
  return schema?.safeParse(right).success ? right : undefined;
}
