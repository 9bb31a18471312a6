import { git } from "../../utils/node/git";
import type { Definition } from "../definition";
import { listedAddresses } from "../pages/page-entries";
import type { ContentFile } from "../read/content-file";
import { parseContent, readContent } from "../read/read-content";
import { recordsIn } from "../read/read-records";

/**
 * Names pages of the last commit that are gone and have no redirect. Removing a page is no mistake, so
 * nothing fails; without git there are no hints.
 */
export function movedPages(definition: Definition, folder: string): string[] {
  const former = formerFiles(definition, folder);
  if (former.length === 0) return [];
  const files = readContent(folder);
  const records = recordsOf(definition, files);
  const pages = new Set(listedAddresses(definition, records));
  const redirected = new Set(records.flatMap((record) => record.model.movedFrom?.(record) ?? []));
  return listedAddresses(definition, recordsOf(definition, former))
    .filter((address) => !pages.has(address) && !redirected.has(address))
    .map(
      (address) =>
        `Strony ${address} już nie ma, a prowadzą do niej odnośniki z wyszukiwarek. Jeśli ma nowy adres, dopisz w content/redirects.yaml: „- from: ${address}”, a pod spodem z wcięciem „to: ” i nowy adres.`,
    );
}

const recordsOf = (definition: Definition, files: readonly ContentFile[]) =>
  files.flatMap((file) => recordsIn(definition, file));

/** The content files that were changed or deleted since the last commit, as they were then. */
function formerFiles({ modelOfFile }: Definition, folder: string): ContentFile[] {
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
