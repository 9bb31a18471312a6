/** A value as a control shows it. */
export const shownValue = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";
