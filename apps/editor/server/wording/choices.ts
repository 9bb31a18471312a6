import { z } from "zod";
import { f } from "gatsby-plugin-typed-content";
import type { Choice } from "../../shared/contract";
import { daysInWords } from "../../shared/days-in-words";

/** What a form shows of a chosen value or a day; undefined of other values. */
export function labelOfChoice(schema: z.ZodType, value: string): string | undefined {
  if (f.kindOf(schema)?.kind === "date") return daysInWords(value);
  return choicesOf(schema)?.find((choice) => choice.value === value)?.label;
}

/** The choices of a field that takes one of some values; undefined for other fields. Polish values are their own labels. */
export function choicesOf(schema: z.ZodType): Choice[] | undefined {
  const bare = f.unwrap(schema);
  if (!(bare instanceof z.ZodEnum)) return undefined;
  const kind = f.kindOf(schema);
  const words = kind?.kind === "choice" ? kind.words : {};
  return bare.options.map(String).map((value) => ({ value, label: words[value] ?? value }));
}
