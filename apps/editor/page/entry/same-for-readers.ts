import equal from "fast-deep-equal";
import { isMapping } from "gatsby-plugin-typed-content/browser";

/** Whether two forms say the same: what was left empty says nothing, and neither do blanks around a text. */
export const isSame = (one: unknown, other: unknown): boolean => equal(said(one), said(other));

/**
 * What was saved, as it was typed wherever that says the same: a save in a pause takes away neither the blank at the
 * end of a text nor the caret behind it.
 */
export function asTyped(typed: unknown, saved: unknown): unknown {
  if (isSame(typed, saved)) return typed;
  if (isMapping(typed) && isMapping(saved)) {
    const entries = Object.entries(saved);
    return Object.fromEntries(entries.map(([key, value]) => [key, asTyped(typed[key], value)]));
  }
  const isSameList = Array.isArray(typed) && Array.isArray(saved) && typed.length === saved.length;
  return isSameList ? saved.map((value, index) => asTyped(typed[index], value)) : saved;
}

/** A value without what is empty, which a save leaves out; undefined where nothing is left. */
function said(value: unknown): unknown {
  if (typeof value === "string") return value.trim() || undefined;
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map(said);
  if (!isMapping(value)) return value ?? undefined;
  const entries = Object.entries(value).map(([key, inner]) => [key, said(inner)] as const);
  const filled = entries.filter(([, inner]) => inner !== undefined);
  return filled.length === 0 ? undefined : Object.fromEntries(filled);
}
