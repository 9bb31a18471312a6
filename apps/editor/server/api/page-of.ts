import type { Content, ContentFile } from "gatsby-plugin-typed-content";

/** Tells of each file of content the address on which it is best seen: its own page, or one that shows it. */
export function pageFinder(
  content: Content,
  files: readonly ContentFile[],
): (place: string) => string {
  const records = content.records(files);
  const pages = content.pages(records);
  const pagesByFile = content.pagesByFile(records);
  return (place) => {
    const own = pages.find(({ record }) => record.file === place);
    return own?.path ?? pagesByFile.get(place)?.[0] ?? "/";
  };
}
