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
  /** Its newer bytes; undefined where it is gone. */
  bytes?: Buffer;
  /** The entry, or the list of entries, as a form calls it. */
  label: string;
  /** What it said and says; undefined of what is no text, and where it was not there. */
  texts: { before?: string; after?: string };
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
    const bytes = file.after ? await readAfter(file.after) : undefined;
    const former = file.before && isText(file.before) ? await readBefore(file.before) : undefined;
    const texts = {
      before: former?.toString("utf8"),
      after: isText(file.after) ? bytes?.toString("utf8") : undefined,
    };
    const found = changesIn(content, file, texts);
    // Where words are shown they count: what others have published beside them changes nothing of what was shown.
    const hasWords = found.differences.some((one) => one.before ?? one.after);
    const shown = hasWords ? "" : (bytes ?? "");
    changes.push({
      ...file,
      texts,
      bytes,
      ...found,
      version: versionOfBytes(JSON.stringify([file, found.differences]), shown),
    });
  }
  return changes;
}

const isText = (place = "") => /\.(?:yaml|txt)$/.test(place);

function changesIn(
  content: Content,
  { before, after }: ChangedFile,
  texts: FileChanges["texts"],
): Pick<FileChanges, "label" | "differences"> {
  const place = after ?? before ?? "";
  if (texts.before === undefined && texts.after === undefined) {
    const difference = otherDifference(place, before !== undefined, after !== undefined);
    return {
      label: difference.thing,
      differences: [difference],
    };
  }
  if (place.endsWith(".txt")) {
    const difference = wordListDifference(texts.before, texts.after);
    return {
      label: difference.thing,
      differences: [difference],
    };
  }
  const parse = (file = "", text?: string) =>
    text === undefined ? undefined : parseContent(file, text);
  const [old, now] = [parse(before, texts.before), parse(after, texts.after)];
  return {
    label: labelOfFile(content, place, now ?? old),
    differences: fileDifferences(content, place, old, now),
  };
}
