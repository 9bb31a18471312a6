import type { Content, ContentFile } from "../../content-model";

/** The address on which the content of a file is best seen: its own page, or one that shows it. */
export function pageOf(content: Content, files: readonly ContentFile[], place: string): string {
  const records = content.records(files);
  const own = content.pages(records).find(({ record }) => record.file === place);
  if (own) return own.path;
  const [first] = content.pagesByFile(records).get(place) ?? [];
  return first ?? "/";
}
