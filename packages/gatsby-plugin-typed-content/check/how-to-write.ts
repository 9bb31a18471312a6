import { z } from "zod";
import { decimalDegrees } from "@typed-site/utils";
import { complete, unwrap } from "../fields";
import type { Subject } from "./subject";

/** What a value can be, by its type's name in Zod and JavaScript: what it is called, and how it is written. */
const types: Readonly<Record<string, { name: string; written: string }>> = {
  string: { name: "tekst", written: "zwykły tekst" },
  number: { name: "liczba", written: "same cyfry, bez cudzysłowu i jednostki" },
  int: { name: "liczba całkowita", written: "same cyfry, bez cudzysłowu i jednostki" },
  boolean: {
    name: "słowo true albo false",
    written: "true (tak) albo false (nie), bez cudzysłowu",
  },
  date: { name: "data", written: "dzień" },
  array: { name: "lista", written: "listę: każdy wpis w nowym wierszu od „- ”" },
  object: { name: "grupa pozycji", written: "pozycje" },
};

/** What a type is called: `lista`. */
export const nameOfType = (type: string) => types[type]?.name ?? "inna wartość";

/** The type of a value, as `nameOfType` takes it. */
export function typeOf(value: unknown): string {
  if (Array.isArray(value)) return "array";
  return value instanceof Date ? "date" : typeof value;
}

/** What to write in a place, and where: `za dwukropkiem zwykły tekst`. */
export function howToWrite({ field, key, schema }: Subject): string {
  const type = schema && unwrap(schema);
  const value = types[type?.type ?? ""]?.written ?? "wartość";
  const words = type instanceof z.ZodObject ? `${value}: ${neededKeys(type).join(", ")}` : value;
  if (field === "") return `tu ${words}`;
  if (typeof key === "number") return `za „- ” ${words}`;
  const isBlock = type instanceof z.ZodArray || type instanceof z.ZodObject;
  return `${isBlock ? "pod nią z wcięciem" : "za dwukropkiem"} ${words}`;
}

/** The keys that a group must have. */
const neededKeys = ({ shape }: z.ZodObject) =>
  Object.entries<z.ZodType>(shape).flatMap(([key, field]) =>
    field.safeParse(undefined).success ? [] : key,
  );

/** How a value is to be written that has the right letters and the wrong type; undefined where it hasn't. */
export function writtenAs(type: string, { data, schema, shown }: Subject): string | undefined {
  if (type === "string") {
    const isRight = schema?.safeParse(shown).success;
    return isRight && typeOf(data) !== "array" ? `w cudzysłowach: "${shown}"` : undefined;
  }
  if (typeof data !== "string") return undefined;
  const degrees = inDegrees(data);
  if (degrees !== undefined) return `w stopniach: ${degrees}`;
  const [number] = /^[+-]?\d+,\d+$/.exec(data.trim()) ?? [];
  return number && `z kropką zamiast przecinka: ${number.replace(",", ".")}`;
}

/** Degrees with minutes and seconds, as maps show them (`54°43'15.6"N`), in degrees; undefined for anything else. */
function inDegrees(text: string): number | undefined {
  const decimal = decimalDegrees(text.trim());
  const isOne = decimal !== text.trim() && /^-?\d{1,3}\.\d{6}$/.test(decimal);
  return isOne ? Number(Number(decimal).toFixed(5)) : undefined;
}

/** What was written, with what its field adds, where that makes it right. */
export function withItsCompletion({ schema, shown }: Subject): string | undefined {
  const right = schema && complete(schema, shown);
  return schema?.safeParse(right).success ? right : undefined;
}
