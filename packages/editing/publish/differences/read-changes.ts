import { type Content, parseContent } from "@typed-site/content-model";
import { versionOfBytes } from "../../change/version-of-bytes";
import type { Difference } from "../../contract";
import { pairRenamed } from "../pair-renamed";
import type { ChangedFile, ReadFile } from "../repository";
import {
  fileDifferences,
  labelOfFile,
  otherDifference,
  wordListDifference,
} from "./content-differences";

/** A file that is different in two versions of the content, and what is different in it. */
export interface FileChanges extends ChangedFile {
  differences: Difference[];
  /** Tells what is shown of these changes from what is shown of all others. */
  version: string;
  /** Its bytes as they were and as they are; undefined where it is not there. */
  former?: Buffer;
  bytes?: Buffer;
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
  const changes: FileChanges[] = [];
  // One after the other: a commit by hand may change a hundred files.
  for (const file of await pairRenamed(files, readBefore, readAfter)) {
    const former = file.before ? await readBefore(file.before) : undefined;
    const bytes = file.after ? await readAfter(file.after) : undefined;
    const found = changesIn(content, file, former, bytes);
    // Where words are shown they count: what others have published beside them changes nothing of what was shown.
    const hasWords = found.differences.some((one) => one.before ?? one.after);
    const shown = hasWords ? "" : (bytes ?? "");
    changes.push({
      ...file,
      ...found,
      former,
      bytes,
      version: versionOfBytes(JSON.stringify([file, found.differences]), shown),
    });
  }
  return changes;
}

function changesIn(
  content: Content,
  { before = "", after = before }: ChangedFile,
  former?: Buffer,
  bytes?: Buffer,
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
    label: difference.thing,
    differences: [difference],
  };
}
