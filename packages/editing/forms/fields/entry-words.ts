import type { FormField, GroupField } from "../../contract";
import { plainWords } from "../formatted-text/read-text";
import { smallPhotoAddress } from "../photos/photo-address";

/**
 * What a closed entry of a list reads: its title, its own words in their order (of a menu those of the choice), then
 * those of the groups and lists in it. Empty of a new entry.
 */
export function entryWords(field: FormField, value: unknown): string[] {
  if (field.kind === "list") {
    return Array.isArray(value) ? value.flatMap((entry) => entryWords(field.entry, entry)) : [];
  }
  if (field.kind === "group") {
    const inside = inTitleOrder(field, value);
    return inside.flatMap(([inner, one]) => entryWords(inner, one));
  }
  if (field.hiddenInLists || (typeof value !== "string" && typeof value !== "number")) return [];
  if (value === "") return [];
  if (field.kind === "text" && field.isMarkdown) return [plainWords(String(value))];
  const choices = field.kind === "choice" ? field.choices : [];
  return [choices.find((choice) => choice.value === value)?.label ?? String(value)];
}

/** The fields of a group with their values: its title, its own values, what is in groups and lists. */
function inTitleOrder({ fields, titleKey }: GroupField, value: unknown): [FormField, unknown][] {
  const values = (value ?? {}) as Record<string, unknown>;
  const rank = ([key, { kind }]: [string, FormField]) => {
    if (key === titleKey) return 0;
    return kind === "group" || kind === "list" ? 2 : 1;
  };
  return Object.entries(fields)
    .sort((one, other) => rank(one) - rank(other))
    .map(([key, field]) => [field, values[key]]);
}

/** The addresses of an entry's photos, small, at most two. */
export const entryPhotos = (field: FormField, value: unknown): string[] =>
  photosIn(field, value)
    .slice(0, 2)
    .map((place) => smallPhotoAddress(place, "list"));

function photosIn(field: FormField, value: unknown): string[] {
  if (field.kind === "photo") return typeof value === "string" && value !== "" ? [value] : [];
  if (field.kind === "list") {
    return Array.isArray(value) ? value.flatMap((entry) => photosIn(field.entry, entry)) : [];
  }
  if (field.kind !== "group") return [];
  return inTitleOrder(field, value).flatMap(([inner, one]) => photosIn(inner, one));
}
