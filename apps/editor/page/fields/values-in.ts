import type { FormField, GroupField, ValueField } from "../../shared/contract";
import type { FieldPath } from "../entry/form-state";

/** A value of a form that is not empty, with its field. */
interface FilledValue {
  field: ValueField;
  path: FieldPath;
  value: unknown;
}

/** The values of a field and all that is in it: of a group its title first, then its own values, then its groups and lists. */
export function valuesIn(field: FormField, value: unknown, path: FieldPath = []): FilledValue[] {
  if (field.kind === "list") {
    if (!Array.isArray(value)) return [];
    return value.flatMap((entry, index) => valuesIn(field.entry, entry, [...path, index]));
  }
  if (field.kind === "group") {
    const values = (value ?? {}) as Record<string, unknown>;
    return inTitleOrder(field).flatMap(([key, inner]) =>
      valuesIn(inner, values[key], [...path, key]),
    );
  }
  return value === undefined || value === null || value === "" ? [] : [{ field, path, value }];
}

function inTitleOrder({ fields, titleKey }: GroupField): [string, FormField][] {
  const rank = ([key, { kind }]: [string, FormField]) => {
    if (key === titleKey) return 0;
    return kind === "group" || kind === "list" ? 2 : 1;
  };
  return Object.entries(fields).sort((one, other) => rank(one) - rank(other));
}
