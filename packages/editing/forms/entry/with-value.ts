import type { FieldPath } from "./form-state";

/** A copy of an entry's data with another value at a place; what lies on the way there is made where it is missing. */
export function withValue(data: unknown, path: FieldPath, value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(data)) {
    return data.map((entry: unknown, index) =>
      index === key ? withValue(entry, rest, value) : entry,
    );
  }
  const before = (data ?? {}) as Record<string, unknown>;
  return {
    ...before,
    [key]: withValue(before[key], rest, value),
  };
}
