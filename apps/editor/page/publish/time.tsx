/** A moment (ISO 8601), as one reads it: `27 lis 2026, 14:02`. */
export function Time({ at }: { at: string }) {
  const words = new Date(at).toLocaleString("pl-PL", { dateStyle: "medium", timeStyle: "short" });
  return <time dateTime={at}>{words}</time>;
}
