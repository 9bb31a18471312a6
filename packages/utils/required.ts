/** Asserts a value that the content guarantees, although GraphQL types it as nullable. */
export function required<T>(value: T | null | undefined, name: string): T {
  if (value === null || value === undefined) throw new Error(`Missing: ${name}`);
  return value;
}
