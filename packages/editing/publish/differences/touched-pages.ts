import { type Content, readContent } from "../../../content-model";

/** So many pages are shown in pictures; more would take minutes. */
const MOST = 6;

/** The addresses of pages that changed files are seen on, the first of them, with their number. */
export function touchedPages(
  content: Content,
  folder: string,
  changed: readonly string[],
): { pages: string[]; total: number } {
  const files = readContent(folder);
  const records = content.records(files);
  const byFile = content.pagesByFile(records);
  const names = new Set(files.map(({ file }) => file));
  // What no page is made of is best seen on the home page; what is gone is seen on none.
  const all = changed.flatMap((file) => byFile.get(file) ?? (names.has(file) ? ["/"] : []));
  const pages = [...new Set(all)];
  return { pages: pages.slice(0, MOST), total: pages.length };
}
