import { isMapping } from "gatsby-plugin-typed-content/browser";

/** What tells an entry from the others of its list: its first value, as a question's short name or a photo's file. */
export const listEntryKey = (entry: unknown): string =>
  JSON.stringify(isMapping(entry) ? Object.values(entry)[0] : entry) ?? "";
