import { z } from "zod";
import { kindOf, unwrap } from "../fields";
import { count, didYouMean, type Words } from "../wording";
import { nearest } from "./nearest";
import type { Subject } from "./subject";

type Issue = z.core.$ZodIssue;

/** A value as YAML understood it, and as it is written. */
interface Written {
  value: unknown;
  source: string;
}

/** Says what is wrong with a value that is there but doesn't fit, and what to write instead. */
export function explainValue(issue: Issue, subject: Subject, { value, source }: Written): Words {
  if (isEmpty(value)) return emptyValue(subject);
  const start = subject.field ? `${subject.name}: pozycja ${subject.field}` : subject.name;
  switch (issue.code) {
    case "invalid_type":
      return wrongType(start, issue.expected, { value, source }, subject);
    case "invalid_value":
      return wrongChoice(start, issue.values.map(String), value);
    case "too_small":
      return wrongSize(start, subject, value, Number(issue.minimum), "co najmniej", issue.exact);
    case "too_big":
      return wrongSize(start, subject, value, Number(issue.maximum), "najwyżej", issue.exact);
    case "custom":
      return fromCheck(start, issue.params) ?? otherwise(start, subject);
    case "invalid_format":
      return { problem: `${start} ma zły zapis.`, remedy: formatRemedy(issue.format, subject) };
    default:
      return otherwise(start, subject);
  }
}

const otherwise = (start: string, subject: Subject): Words => ({
  problem: `${start} jest zapisana inaczej niż trzeba.`,
  remedy: asDescribed(subject),
});

/** A field's own check (`checked` in fields.ts) says what is wrong in its own words. */
function fromCheck(start: string, params: Record<string, unknown> | undefined): Words | undefined {
  const { problem, remedy } = params ?? {};
  if (typeof problem !== "string" || typeof remedy !== "string") return undefined;
  return { problem: `${start} ${problem}`, remedy };
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || (typeof value === "string" && value.trim() === "");

function emptyValue(subject: Subject): Words {
  const { name, field } = subject;
  if (!field)
    return { problem: `${name}: nic tu nie ma.`, remedy: "Wpisz treść albo usuń ten wpis." };
  return { problem: `${name}: pozycja ${field} jest pusta.`, remedy: fillIn(subject) };
}

function fillIn({ schema, field }: Subject): string {
  const inner = schema && unwrap(schema);
  if (field.endsWith(")")) return "Wpisz wartość za „- ” albo usuń ten wiersz.";
  if (inner instanceof z.ZodArray) return "Wypisz pod nią listę: każdy wpis od „- ”.";
  if (inner instanceof z.ZodObject)
    return `Wypisz pod nią: ${Object.keys(inner.shape).join(", ")}.`;
  return "Wpisz za dwukropkiem wartość.";
}

function wrongType(start: string, expected: string, written: Written, subject: Subject): Words {
  const { value } = written;
  const wanted = instrumental[expected] ?? "czymś innym";
  const problem = subject.field
    ? `${start} jest ${typeOf(value)}, a ma być ${wanted}.`
    : `${start}: jest tu ${typeOf(value, nominative)}, a ma być ${nominative[expected] ?? "coś innego"}.`;
  return { problem, remedy: typeRemedy(expected, written, subject) };
}

const instrumental: Record<string, string> = {
  string: "tekstem",
  number: "liczbą",
  int: "liczbą całkowitą",
  boolean: "słowem true albo false",
  array: "listą",
  object: "grupą pozycji",
};

const nominative: Record<string, string> = {
  string: "tekst",
  number: "liczba",
  boolean: "słowo true albo false",
  array: "lista",
  object: "grupa pozycji",
};

const typeOf = (value: unknown, names = instrumental) =>
  names[Array.isArray(value) ? "array" : typeof value] ?? "czymś innym";

function typeRemedy(expected: string, { value, source }: Written, subject: Subject): string {
  const inner = subject.schema && unwrap(subject.schema);
  if (expected === "array") return "Zacznij każdy wpis w nowym wierszu od „- ”.";
  if (inner instanceof z.ZodObject) {
    return `${subject.field ? "Wypisz z wcięciem" : "Wypisz pozycje"}: ${Object.keys(inner.shape).join(", ")}.`;
  }
  if (expected === "boolean") return "Wpisz true (tak) albo false (nie), bez cudzysłowu.";
  if (expected !== "string") {
    return typeof value === "string" && /^[+-]?\d+,\d+$/.test(value.trim())
      ? `Zamiast przecinka użyj kropki: ${value.trim().replace(",", ".")}.`
      : "Wpisz same cyfry, bez cudzysłowu i jednostki.";
  }
  const isScalar = typeof value === "number" || typeof value === "boolean";
  return isScalar
    ? `Ujmij wartość w cudzysłowy: "${source}".`
    : "Wpisz zwykły tekst za dwukropkiem.";
}

function wrongChoice(start: string, choices: string[], value: unknown): Words {
  const guess = nearest(String(value), choices);
  const list = `Do wyboru: ${choices.join(", ")}.`;
  return {
    problem: `${start} ma wartość „${String(value)}”, której strona nie zna.`,
    remedy: guess === undefined ? list : `${didYouMean(guess, "")} ${list}`,
  };
}

function wrongSize(
  start: string,
  subject: Subject,
  value: unknown,
  limit: number,
  side: string,
  exact: boolean | undefined,
): Words {
  const wanted = `${exact ? "dokładnie" : side} ${limit}`;
  if (typeof value === "number") {
    if (isSwapped(subject, value)) {
      return {
        problem: `${start} ma wartość ${value}, a to wygląda na drugą współrzędną.`,
        remedy: "Zamień ze sobą wartości „lat” (szerokość) i „lon” (długość).",
      };
    }
    return {
      problem: `${start} ma wartość ${value}, a dozwolone jest ${wanted}.`,
      remedy: rangeRemedy(subject),
    };
  }
  // Characters as Zod counts them: an emoji is one.
  const { length } = Array.from(value as string | unknown[]);
  const less = length < limit;
  const gap = Math.abs(limit - length);
  if (Array.isArray(value)) {
    return {
      problem: `${start} ma ${count(length, "wpis", "wpisy", "wpisów")}, a ma mieć ${wanted}.`,
      remedy: `${less ? "Dopisz" : "Usuń"} ${count(gap, "wpis", "wpisy", "wpisów")}.`,
    };
  }
  return {
    problem: `${start} ma ${count(length, "znak", "znaki", "znaków")}, a ma mieć ${wanted}.`,
    remedy: `${less ? "Dopisz jeszcze" : "Skróć ją o"} ${count(gap, "znak", "znaki", "znaków")}.`,
  };
}

function rangeRemedy(subject: Subject): string {
  const inner = subject.schema && unwrap(subject.schema);
  if (!(inner instanceof z.ZodNumber)) return "Zmień liczbę.";
  const range = `Wpisz liczbę od ${inner.minValue} do ${inner.maxValue}`;
  return kindOf(inner)?.kind === "degrees"
    ? `${range}: tę część Polski pokazuje mapa. ${asDescribed(subject)}`
    : `${range}.`;
}

/** Where Poland lies, in whole degrees (WGS 84). */
const POLAND = { lat: { min: 49, max: 55 }, lon: { min: 14, max: 25 } };

/** Whether latitude and longitude are swapped. */
export function isSwapped({ schema }: Subject, value: unknown): boolean {
  const kind = schema && kindOf(schema);
  if (kind?.kind !== "degrees" || typeof value !== "number") return false;
  const { min, max } = POLAND[kind.axis === "lat" ? "lon" : "lat"];
  return min <= value && value <= max;
}

function formatRemedy(format: string, subject: Subject): string {
  if (format === "email") return "Wpisz adres taki jak kontakt@firma.pl.";
  if (format === "url") return "Wpisz adres od https://, na przykład https://www.firma.pl.";
  if (format === "date") return 'Wpisz dzień tak: "2026-11-01".';
  return asDescribed(subject);
}

/** The description that the model gives the field says what belongs there. */
function asDescribed({ schema }: Subject): string {
  const description = schema?.description ?? (schema && unwrap(schema).description);
  return description ? `Tak ma być: ${description}` : "Porównaj z innym wpisem.";
}
