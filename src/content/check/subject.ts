import { z } from "zod";
import { kindOf, unwrap } from "../fields";
import { fileSchema, type Model } from "../model";
import { isMapping } from "../walk-fields";
import { quoted } from "../wording";
import type { PlacedRecord } from "./problem";

/** What an error is about, as its sentence begins. */
export interface Subject {
  /** The thing in an editor's words: `Pytanie 3 „Ile trwa…”`, `Strona główna`. */
  name: string;
  /** Keys between the thing and the value: `„hero → photo”`, `„needs” (2. na liście)`. */
  field: string;
  /** What the model says of the value; undefined where the path leads out of the model. */
  schema: z.ZodType | undefined;
}

const TITLE_KEYS = ["question", "title", "name", "label", "heading", "caption", "headline"];

/** What an error at a path inside a record is about. */
export const subjectIn = ({ model, source, path }: PlacedRecord, inner: readonly PropertyKey[]) =>
  subjectOf(model, source.data, [...path, ...inner]);

/** Names the innermost thing that a path inside a file leads to, and the rest of the path. */
export function subjectOf(model: Model, data: unknown, path: readonly PropertyKey[]): Subject {
  const ownTitle = model.key && !model.isList ? titleOf(data) : "";
  const noun = model.noun ?? (model.isList ? "Wpis" : "Ten plik");
  const start: Step = {
    name: noun + ownTitle,
    field: "",
    schema: fileSchema(model),
    value: data,
    noun: model.isList ? noun : undefined,
  };
  return path.reduce(step, start);
}

interface Step extends Subject {
  value: unknown;
  /** What an item of the list is called, where the value is a list of known things. */
  noun?: string;
}

function step(from: Step, key: PropertyKey): Step {
  const value = (from.value as Record<PropertyKey, unknown> | null | undefined)?.[key];
  const schema = from.schema && unwrap(from.schema);
  if (schema instanceof z.ZodArray && typeof key === "number") {
    return listItem(from, schema.element as z.ZodType, key, value);
  }
  const next = schema instanceof z.ZodObject ? (schema.shape[String(key)] as z.ZodType) : undefined;
  const field = from.field ? from.field.replace(/”$/, ` → ${String(key)}”`) : `„${String(key)}”`;
  return { name: from.name, field, schema: next, value };
}

function listItem(from: Step, element: z.ZodType, index: number, value: unknown): Step {
  const kind = kindOf(element);
  const noun = from.noun ?? (kind?.kind === "object" ? (kind.noun ?? "Wpis") : undefined);
  if (noun === undefined) {
    return { ...from, field: `${from.field} (${index + 1}. na liście)`, schema: element, value };
  }
  return { name: `${noun} ${index + 1}${titleOf(value)}`, field: "", schema: element, value };
}

/** ` „Ile trwa założenie ogrodu?”`, or nothing where the thing has no title. */
function titleOf(value: unknown): string {
  if (!isMapping(value)) return "";
  const title = TITLE_KEYS.map((key) => value[key]).find(
    (words): words is string => typeof words === "string" && words.trim() !== "",
  );
  return title === undefined ? "" : ` ${quoted(title)}`;
}
