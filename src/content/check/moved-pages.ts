import { modelOfFile } from "../../models";
import { git } from "../../utils/node/git";
import { listedAddresses } from "../pages/page-entries";
import type { ContentFile } from "../read/content-file";
import { parseContent, readContent } from "../read/read-content";
import { recordsIn } from "../read/read-records";
import { isMapping } from "../walk-fields";

/**
 * Names pages of the last commit that are gone and have no redirect. Removing a page is no mistake, so
 * nothing fails; without git there are no hints.
 */
export function movedPages(folder: string): string[] {
  const former = formerFiles(folder);
  if (former.length === 0) return [];
  const files = readContent(folder);
  const pages = new Set(pagesOf(files));
  const redirected = new Set(files.flatMap(sourcesOf));
  return pagesOf(former)
    .filter((address) => !pages.has(address) && !redirected.has(address))
    .map(
      (address) =>
        `Strony ${address} już nie ma, a prowadzą do niej odnośniki z wyszukiwarek. Jeśli ma nowy adres, dopisz w content/redirects.yaml: „- from: ${address}”, a pod spodem z wcięciem „to: ” i nowy adres.`,
    );
}

const pagesOf = (files: readonly ContentFile[]) => listedAddresses(files.flatMap(recordsIn));

/** The content files that were changed or deleted since the last commit, as they were then. */
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
      .filter((name) => modelOfFile(name)?.pages)
      .map((name) => parseContent(name, git(folder, "show", `HEAD:./${name}`)));
  } catch {
    return [];
  }
}

function sourcesOf({ file, data }: ContentFile): string[] {
  if (modelOfFile(file)?.typeName !== "Redirect" || !Array.isArray(data)) return [];
  return data.flatMap((entry: unknown) =>
    isMapping(entry) ? [String(entry.from).normalize("NFC")] : [],
  );
}
