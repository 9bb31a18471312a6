import { git } from "@typed-site/utils/node";
import { type ContentFile, parseContent, readContent } from "gatsby-plugin-typed-content";
import { content } from "../content";

/**
 * Lists pages of the last commit that have disappeared without a redirect. Removing a page is no
 * mistake, so these are only hints; without git there are none.
 */
export function movedPages(folder: string): string[] {
  const former = formerFiles(folder);
  if (former.length === 0) return [];
  const files = readContent(folder);
  const pages = new Set(listedAddresses(files));
  const records = content.records(files);
  const redirected = new Set(
    records.flatMap((record) => record.model.pages?.movedFrom?.(record) ?? []),
  );
  return listedAddresses(former)
    .filter((address) => !pages.has(address) && !redirected.has(address))
    .map(
      (address) =>
        `Strony ${address} już nie ma, a prowadzą do niej odnośniki z wyszukiwarek. Jeśli ma nowy adres, dopisz w content/redirects.yaml: „- from: ${address}”, a pod spodem z wcięciem „to: ” i nowy adres.`,
    );
}

/** The addresses that links and menus may use. */
const listedAddresses = (files: readonly ContentFile[]) =>
  content
    .pages(content.records(files))
    .filter(({ noIndex }) => !noIndex)
    .map(({ path }) => path);

/** The content files changed or deleted since the last commit, as they were in it. */
function formerFiles(folder: string): ContentFile[] {
  try {
    const names = git(
      folder,
      "diff",
      "--name-only",
      "-z",
      "--no-renames",
      "--diff-filter=MD",
      "--relative",
      "HEAD",
    );
    return names
      .split("\0")
      .filter((name) => content.modelOfFile(name)?.pages)
      .map((name) => parseContent(name, git(folder, "show", `HEAD:./${name}`)));
  } catch {
    return [];
  }
}
