import { z } from "zod";
import { unwrap } from "../fields";
import type { Language } from "../languages/language";
import { valueAt } from "../walk-fields";
import type { Words } from "../words";
import { rewrittenAs, withItsCompletion } from "./how-to-write";
import type { Message } from "./message";
import { nearest } from "./nearest";
import { type ContentProblem, problemAt } from "./problem";
import { fieldsAt, type PlacedRecord, type Subject, subjectOf } from "./subject";
import { unknownKey } from "./unknown-keys";

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** So many mistakes of a file are explained at once; nobody mends more before he checks again. */
const MOST_EXPLAINED = 100;

/**
 * What the issues of a file mean, the first hundred of them. One mistake is one problem: a missing key is not
 * reported if the same group has an unknown one that resembles it, nor what else is wrong with a value of another
 * type, and two swapped numbers are reported at the first.
 */
export function explainIssues(
  all: readonly Issue[],
  record: PlacedRecord,
  language: Language,
): ContentProblem[] {
  const issues = all.slice(0, MOST_EXPLAINED);
  const unknown = issues
    .flatMap((issue) =>
      issue.code === "unrecognized_keys" ? issue.keys.map((key) => [key, issue.path] as const) : [],
    )
    .slice(0, MOST_EXPLAINED)
    .map(([key, path]) => unknownKey(key, path, record));
  const meant = new Set(unknown.map((key) => joinedKeys(key.meant)));
  const ofWrongType = new Set(
    issues.flatMap(({ code, path }) => (code === "invalid_type" ? joinedKeys(path) : [])),
  );
  const others = issues.flatMap((issue, index) => {
    const { code, path } = issue;
    const joined = joinedKeys(path);
    if (code === "unrecognized_keys" || meant.has(joined)) return [];
    if (ofWrongType.has(joined) && code !== "invalid_type") return [];
    const swapped = swappedWith(path, record);
    if (swapped === undefined) {
      return problemAt(record, path, messageOf(issue, subjectOf({ record, path }, language)));
    }
    const isFirst = issues.findIndex((other) => other.path.at(-1) === swapped) > index;
    return isFirst ? problemAt(record, path, { code: "swapped", params: { other: swapped } }) : [];
  });
  return [...unknown.map(({ problem }) => problem), ...others];
}

const joinedKeys = (path: Path) => path.join("/");

/** What is wrong with a value that is missing or doesn't fit its field. */
function messageOf(issue: Issue, subject: Subject): Message {
  const { data, field, key, shown } = subject;
  if (data === undefined && issue.path.length > 0) return { code: "missing" };
  if (data === null || shown.trim() === "") {
    if (field === "") return { code: "nothing" };
    return { code: typeof key === "number" ? "emptyItem" : "empty" };
  }
  switch (issue.code) {
    case "invalid_type":
      return {
        code: "wrongType",
        params: { expected: issue.expected, rewritten: rewrittenAs(issue.expected, subject) },
      };
    case "invalid_value": {
      const choices = issue.values.map(String);
      return { code: "unknownChoice", params: { choices, guess: nearest(shown, choices) } };
    }
    case "too_small":
      return wrongSize(issue, Number(issue.minimum), "least", subject);
    case "too_big":
      return wrongSize(issue, Number(issue.maximum), "most", subject);
    case "invalid_format":
      return issue.format === "url"
        ? { code: "wrongWebAddress", params: { right: withItsCompletion(subject) } }
        : { code: formats[issue.format] ?? "wrongForm" };
    case "custom":
      // `checked` in fields.ts gives them; Zod's own `refine` gives none.
      return ownMessage(issue.params);
    default:
      return { code: "wrongForm" };
  }
}

/** The remedies for formats that everybody knows, by Zod's names; for others the field's description serves. */
const formats: Readonly<Record<string, "wrongEmail" | "wrongDay">> = {
  email: "wrongEmail",
  date: "wrongDay",
};

/** What the rule of a field says: a message of this plugin, or the model's own words. */
function ownMessage(params: Record<string, unknown> | undefined): Message {
  if (!params) return { code: "wrongForm" };
  if ("code" in params) return params as Message;
  const { problem = "", remedy = "" } = params as Partial<Words>;
  return { code: "ownOfValue", params: { problem, remedy } };
}

function wrongSize(
  { origin, exact }: { origin: string; exact?: boolean },
  limit: number,
  usualSide: "least" | "most",
  { data, schema, shown }: Subject,
): Message {
  const side = exact ? "exact" : usualSide;
  if (Array.isArray(data)) {
    return { code: "wrongEntries", params: { length: data.length, limit, side } };
  }
  if (origin === "string") {
    // Characters as Zod counts them: an emoji is one.
    return { code: "wrongLength", params: { length: Array.from(shown).length, limit, side } };
  }
  const { minValue, maxValue } = unwrap(schema ?? z.never()) as z.ZodNumber;
  const params = { limit, side, least: Number(minValue), most: Number(maxValue) } as const;
  return { code: "wrongNumber", params };
}

/** The key of the number that one was swapped with: each is right in the place of the other. */
function swappedWith(path: Path, record: PlacedRecord): string | undefined {
  const [group, own] = [path.slice(0, -1), String(path.at(-1))];
  const values = valueAt(record.data, group) as Record<string, unknown>;
  const fields = fieldsAt({ record, path: group });
  const fits = (key: string, [, field]: [string, z.ZodType]) =>
    typeof values[key] === "number" && field.safeParse(values[key]).success;
  const self = fields.find(([key]) => key === own);
  return self && fields.find((other) => fits(own, other) && fits(other[0], self))?.[0];
}
