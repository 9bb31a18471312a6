import { type Content, parseContent } from "gatsby-plugin-typed-content";
import type { Difference } from "../../shared/contract";
import {
  fileDifferences,
  labelOfFile,
  otherDifference,
  wordListDifference,
} from "../differences/content-differences";
import { versionOfBytes } from "../version-of-bytes";
import { pairRenamed, type ReadChange } from "./pair-renamed";
import type { ChangedFile, ReadFile } from "./repository";

/** A file that is different in two versions of the content, and what is different in it. */
export interface FileChanges extends ReadChange {
  differences: Difference[];
  /** Tells what is shown of these changes from what is shown of all others. */
  version: string;
  /** The entry, or the list of entries, as a form calls it. */
  label: string;
}

/** Reads what is different in some files. */
export async function readChanges(
  content: Content,
  files: readonly ChangedFile[],
  readBefore: ReadFile,
  readAfter: ReadFile,
): Promise<FileChanges[]> {
  const read: ReadChange[] = [];
  // One after the other: a commit by hand may change a hundred files.
  for (const { before, after } of files) {
    const former = before === undefined ? undefined : await readBefore(before);
    const bytes = after === undefined ? undefined : await readAfter(after);
    read.push({ before, after, former, bytes });
  }
  return pairRenamed(read).map((file) => {
    const { before, after, bytes } = file;
    const found = changesIn(content, file);
    // Where fields are shown they count: what others have published beside them changes nothing of what was shown.
    const hasWords = found.differences.some((one) => one.field || (one.before ?? one.after));
    const what = JSON.stringify([{ before, after }, found.differences]);
    return { ...file, ...found, version: versionOfBytes(what, hasWords ? "" : (bytes ?? "")) };
  });
}

function changesIn(
  content: Content,
  { before = "", after = before, former, bytes }: ReadChange,
): Pick<FileChanges, "label" | "differences"> {
  if (content.modelOfFile(after)) {
    const old = former && parseContent(before, former);
    const now = bytes && parseContent(after, bytes);
    return {
      label: labelOfFile(content, after, now ?? old),
      differences: fileDifferences(content, after, old, now),
    };
  }
  const difference = after.endsWith(".txt")
    ? wordListDifference(former?.toString("utf8"), bytes?.toString("utf8"))
    : otherDifference(after, former !== undefined, bytes !== undefined);
  return {
    label: difference.owner,
    differences: [difference],
  };
}
