import type { FieldPath } from "./form-state";

/** A copy of an entry's data with a changed value at a place; what lies on the way there is made where it is missing. */
export function withValue(
  data: unknown,
  path: FieldPath,
  change: (value: unknown) => unknown,
): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return change(data);
  if (Array.isArray(data)) {
    return data.map((entry: unknown, index) =>
      index === key ? withValue(entry, rest, change) : entry,
    );
  }
  const before = (data ?? {}) as Record<string, unknown>;
  return {
    ...before,
    [key]: withValue(before[key], rest, change),
  };
}
