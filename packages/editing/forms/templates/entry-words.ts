import type { RJSFSchema } from "@rjsf/utils";
import { smallPhotoAddress } from "../photos/photo-address";

/** Fields that say nothing to who looks for an entry. */
const UNSAID = /^(?:id|icon|network|slug|src)$/;

/**
 * What a closed entry of a list reads: its own words in their order (of a menu those of the choice), then those of
 * the groups and lists in it. Empty of a new entry.
 */
export function entryWords(schema: RJSFSchema, value: unknown): string[] {
  if (typeof value === "string" || typeof value === "number") {
    return value === "" ? [] : [wordsOfChoice(schema, value)];
  }
  if (Array.isArray(value)) {
    return value.flatMap((entry) => entryWords(schemaOf(schema.items), entry));
  }
  if (typeof value !== "object" || value === null) return [];
  const fields = Object.entries(value).filter(([key]) => !UNSAID.test(key));
  const words = (isOwn: boolean) =>
    fields
      .filter(([, field]) => (typeof field !== "object") === isOwn)
      .flatMap(([key, field]) => entryWords(schemaOf(schema.properties?.[key]), field));
  return [...words(true), ...words(false)];
}

/** The addresses of an entry's photos, small, at most two. */
export function entryPhotos(value: unknown): string[] {
  const places = JSON.stringify(value ?? "").match(/(?<=")[./]*photos\/[^"]+/g) ?? [];
  return places.slice(0, 2).map((place) => smallPhotoAddress(place, "list"));
}

function wordsOfChoice(schema: RJSFSchema, value: string | number): string {
  const choice = schema.oneOf?.map(schemaOf).find((option) => option.const === value);
  return choice?.title ?? String(value);
}

const schemaOf = (schema: unknown): RJSFSchema =>
  typeof schema === "object" && schema !== null ? schema : {};
