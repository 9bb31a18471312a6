import type { FormField } from "../../contract";
import type { FieldPath } from "./form-state";

/**
 * An entry's data without what was told of a photo (`ValueField.isOfPhoto`) that is another one now.
 * @param path the field that was changed
 */
export const withoutPhotoFacts = (form: FormField, data: unknown, path: FieldPath): unknown =>
  isPhoto(form, path) ? withoutFactsAlong(form, data, path) : data;

function isPhoto(field: FormField, [key, ...rest]: FieldPath): boolean {
  if (field.kind === "list") return key !== undefined && isPhoto(field.entry, rest);
  if (field.kind !== "group") return field.kind === "photo";
  const inner = field.fields[String(key)];
  return inner !== undefined && isPhoto(inner, rest);
}

function withoutFactsAlong(field: FormField, data: unknown, [next, ...rest]: FieldPath): unknown {
  if (field.kind === "list" && Array.isArray(data)) {
    return data.map((entry: unknown, index) =>
      index === next ? withoutFactsAlong(field.entry, entry, rest) : entry,
    );
  }
  if (field.kind !== "group") return data;
  const told = ([key]: [string, unknown]) => {
    const inner = field.fields[key];
    return !(inner && "isOfPhoto" in inner && inner.isOfPhoto);
  };
  return Object.fromEntries(
    Object.entries(data as Record<string, unknown>)
      .filter(told)
      .map(([key, value]) => {
        const inner = field.fields[key];
        return [key, key === next && inner ? withoutFactsAlong(inner, value, rest) : value];
      }),
  );
}
