import { z } from "zod";
import { f } from "@typed-site/content-model";
import type { Choice } from "../contract";

/** What a form shows of a chosen value; undefined where the model has no choices for it. */
export const labelOfChoice = (schema: z.ZodType, value: string): string | undefined =>
  choicesOf(schema)?.find((choice) => choice.value === value)?.label;

/** The choices of a field that takes one of some values; undefined for other fields. Polish values are their own labels. */
export function choicesOf(schema: z.ZodType): Choice[] | undefined {
  const bare = f.unwrap(schema);
  if (!(bare instanceof z.ZodEnum)) return undefined;
  const kind = f.kindOf(schema);
  const words = kind?.kind === "choice" ? kind.words : {};
  return bare.options.map(String).map((value) => ({ value, label: words[value] ?? value }));
}
