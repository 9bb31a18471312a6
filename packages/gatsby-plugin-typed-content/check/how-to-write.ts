import type { z } from "zod";
import { decimalDegrees } from "@typed-site/utils";
import { complete, fieldsOf, unwrap } from "../fields";
import type { Rewritten } from "./message";
import type { Subject, SubjectFacts } from "./subject";

const VALUE_TYPES = ["string", "number", "int", "boolean", "date", "array", "object"] as const;

/** What a value can be, by its type's name in Zod and JavaScript. */
export type ValueType = (typeof VALUE_TYPES)[number] | "other";

/** A type as languages name it. */
export const valueType = (type: string | undefined): ValueType =>
  VALUE_TYPES.find((known) => known === type) ?? "other";

/** The type of a value. */
export function typeOf(value: unknown): ValueType {
  if (Array.isArray(value)) return "array";
  return value instanceof Date ? "date" : valueType(typeof value);
}

/** What to write where a value is missing or wrong. */
interface ToWrite {
  /** Where: in place of the thing itself, behind the `- ` of an entry, in the lines below the key or behind its colon. */
  where: "here" | "item" | "block" | "line";
  type: ValueType;
  /** The keys that a group must have. */
  keys: string[];
}

/** What to write in a place, and where. */
export function whatToWrite({ field, key, schema }: Subject): ToWrite {
  const inner = schema && unwrap(schema);
  const type = valueType(inner?.type);
  const isBlock = type === "array" || type === "object";
  const below = isBlock ? "block" : "line";
  const where = field === "" ? "here" : typeof key === "number" ? "item" : below;
  return { where, type, keys: neededKeys((inner && fieldsOf(inner)) ?? {}) };
}

const neededKeys = (fields: Readonly<Record<string, z.ZodType>>) =>
  Object.entries(fields).flatMap(([key, field]) => (field.safeParse(undefined).success ? [] : key));

/** How a value is to be written that has the right letters and the wrong type; undefined where it hasn't. */
export function rewrittenAs(
  type: string,
  { data, schema, shown }: SubjectFacts,
): Rewritten | undefined {
  if (type === "string") {
    const isRight = schema?.safeParse(shown).success && !Array.isArray(data);
    return isRight ? { way: "quotes", right: shown } : undefined;
  }
  if (typeof data !== "string") return undefined;
  const degrees = inDegrees(data);
  if (degrees !== undefined) return { way: "degrees", right: String(degrees) };
  const [number] = /^[+-]?\d+,\d+$/.exec(data.trim()) ?? [];
  return number ? { way: "point", right: number.replace(",", ".") } : undefined;
}

/** Degrees with minutes and seconds, as maps show them (`54°43'15.6"N`), in degrees; undefined for anything else. */
function inDegrees(text: string): number | undefined {
  const decimal = decimalDegrees(text.trim());
  const isOne = decimal !== text.trim() && /^-?\d{1,3}\.\d{6}$/.test(decimal);
  return isOne ? Number(Number(decimal).toFixed(5)) : undefined;
}

/** What was written, with what its field adds, where that makes it right. */
export function withItsCompletion({ schema, shown }: SubjectFacts): string | undefined {
  const right = schema && complete(schema, shown);
  return schema?.safeParse(right).success ? right : undefined;
}
