import type { z } from "zod";
import { problemAt, type ContentProblem, type PlacedRecord } from "./check-content";
import type { Model } from "./define-model";
import { nearest } from "./nearest";

type Issue = z.core.$ZodIssue;
type Place = Pick<PlacedRecord, "source" | "path">;

/** Says in Polish what one Zod issue means: unknown and missing keys, and values that don't fit. */
export function explainIssue(issue: Issue, place: Place, model: Model): ContentProblem[] {
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => unknownKey(key, issue.path, place, model));
  }
  const key = String(issue.path.at(-1) ?? "");
  if (issue.code === "invalid_type" && issue.input === undefined && isMissing(issue, place)) {
    return [
      problemAt(place, issue.path, {
        problem: `Brakuje pozycji „${key}”.`,
        remedy: `Dopisz wiersz „${key}: …”.`,
      }),
    ];
  }
  return [problemAt(place, issue.path, explainValue(issue, key))];
}

function unknownKey(
  key: string,
  path: PropertyKey[],
  { source, path: recordPath }: Place,
  model: Model,
): ContentProblem {
  const guess = nearest(key, keysOf(model.shape));
  return {
    file: source.file,
    ...source.positionOfKey([...recordPath, ...path, key]),
    problem: `Pozycja „${key}” jest tu nieznana.`,
    remedy:
      guess && guess !== key ? `Może chodziło o „${guess}”?` : "Usuń ją albo popraw jej nazwę.",
  };
}

function isMissing(issue: Issue, { source, path }: Place): boolean {
  let value: unknown = source.data;
  for (const key of [...path, ...issue.path]) {
    value = (value as Record<PropertyKey, unknown> | null | undefined)?.[key];
  }
  return value === undefined;
}

function explainValue(issue: Issue, key: string): Pick<ContentProblem, "problem" | "remedy"> {
  switch (issue.code) {
    case "invalid_type":
      return {
        problem: `Wartość pozycji „${key}” jest innego rodzaju niż trzeba.`,
        remedy: `Wpisz tu ${typeNames[issue.expected] ?? issue.expected}.`,
      };
    case "invalid_value":
      return {
        problem: `Pozycja „${key}” ma wartość spoza listy.`,
        remedy: `Wpisz jedno z: ${issue.values.map(String).join(", ")}.`,
      };
    case "too_small":
      return {
        problem: `Pozycja „${key}” ma za mało.`,
        remedy: `Potrzeba co najmniej ${issue.minimum}.`,
      };
    case "too_big":
      return {
        problem: `Pozycja „${key}” ma za dużo.`,
        remedy: `Wystarczy najwyżej ${issue.maximum}.`,
      };
    case "invalid_format":
      return { problem: `Pozycja „${key}” ma zły zapis.`, remedy: formatRemedy(issue.format) };
    default:
      return { problem: `Pozycja „${key}” jest błędna.`, remedy: "Porównaj z innym plikiem." };
  }
}

const typeNames: Record<string, string> = {
  string: "tekst",
  number: "liczbę",
  int: "liczbę całkowitą",
  boolean: "true albo false",
  array: "listę (wiersze od „- ”)",
  object: "pozycje z wcięciem",
};

function formatRemedy(format: string): string {
  if (format === "email") return "Wpisz adres taki jak kontakt@firma.pl.";
  if (format === "url") return "Wpisz adres od https://.";
  if (format === "date") return "Wpisz dzień tak: 2026-11-01.";
  return "Wpisz tekst; nie może być pusty.";
}

/** All keys that a model knows, at any depth. */
function keysOf(schema: z.core.$ZodType): string[] {
  const def = schema._zod.def as unknown as Record<string, unknown>;
  const shape = def.shape as Record<string, z.core.$ZodType> | undefined;
  const inner = (def.innerType ?? def.element) as z.core.$ZodType | undefined;
  return [
    ...Object.entries(shape ?? {}).flatMap(([key, value]) => [key, ...keysOf(value)]),
    ...(inner ? keysOf(inner) : []),
  ];
}
