import { readContent } from "../../content/read/read-content";
import { recordsIn } from "../../content/read/read-records";
import { pagesByFile } from "../../site/made-of";
import { pageOf } from "../page-of";

/** So many pages are shown in pictures; more would take minutes. */
const MOST = 6;

/** The addresses of pages that changed files are seen on, the first of them, with their number. */
export function touchedPages(
  content: string,
  changed: readonly string[],
): { pages: string[]; total: number } {
  const files = readContent(content);
  const records = files.flatMap(recordsIn);
  const byFile = pagesByFile(records);
  const isThere = (file: string) =>
    file.startsWith("photos/") || files.some((one) => one.file === file);
  const all = changed
    .filter((file) => /^photos\/|\.yaml$/.test(file) && isThere(file))
    .flatMap((file) => byFile.get(file) ?? (file.endsWith(".yaml") ? [pageOf(files, file)] : []));
  const pages = [...new Set(all)];
  return { pages: pages.slice(0, MOST), total: pages.length };
}
