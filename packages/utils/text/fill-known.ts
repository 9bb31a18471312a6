/** Fills the `{placeholders}` that have a value, and leaves the others for a later step. */
export const fillKnown = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
