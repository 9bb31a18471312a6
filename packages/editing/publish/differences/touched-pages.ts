import { type Content, readContent } from "../../../content-model";

/** So many pages are shown in pictures; more would take minutes. */
const MOST = 6;

/**
 * The addresses of pages that changed files are seen on: those to be shown in pictures, first the pages of the files
 * themselves, and the others. A file that more pages show has one witness among them.
 */
export function touchedPages(
  content: Content,
  folder: string,
  changed: readonly string[],
): { pages: string[]; others: string[] } {
  const files = readContent(folder);
  const records = content.records(files);
  const byFile = content.pagesByFile(records);
  const names = new Set(files.map(({ file }) => file));
  const entries = content.pages(records);
  const own = entries.filter(({ record }) => changed.includes(record.file)).map(({ path }) => path);
  // What no page is made of may be on all, and best seen on the home page; what is gone is seen on none.
  const anywhere = ["/", ...entries.map(({ path }) => path)];
  const seen = changed.map((file) => byFile.get(file) ?? (names.has(file) ? anywhere : []));
  const witnesses = seen.flatMap((pages) => (pages.length > MOST ? pages.slice(0, 1) : pages));
  const pages = [...new Set([...own, ...witnesses])].slice(0, MOST);
  const all = new Set([...own, ...seen.flat()]);
  return { pages, others: [...all].filter((page) => !pages.includes(page)) };
}
