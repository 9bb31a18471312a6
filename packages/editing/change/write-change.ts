import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { refusal } from "./answers";
import type { ContentChange } from "./content-change";

/** A file of a change, with what has to be renamed for it. */
interface Step {
  file: string;
  /** Its new state; undefined where it is removed. */
  draft?: string;
  /** A copy of its former state; undefined where it is new. */
  former?: string;
}

/**
 * Writes and removes the files of a change, each of them whole.
 * @param folder the content folder
 * @param work a folder on the same disk, for new files until they are complete, and for the former ones
 * @throws Refusal when the disk lets it be done only in part; then all files are as they were
 */
export function writeChange(folder: string, work: string, change: ContentChange): void {
  const undo: (() => void)[] = [];
  try {
    // All that needs room on the disk comes first. Then files are only renamed, there and back.
    for (const { file, draft, former } of prepareSteps(folder, work, change)) {
      const made = draft && mkdirSync(path.dirname(file), { recursive: true });
      if (made) undo.push(() => rmSync(made, { recursive: true }));
      if (draft) renameSync(draft, file);
      else rmSync(file, { force: true });
      undo.push(() => (former ? renameSync(former, file) : rmSync(file, { force: true })));
    }
  } catch (error) {
    for (const step of undo.reverse()) step();
    throw refusal(
      "Nie udało się zmienić plików, więc zostały takie, jakie były.",
      "Sprawdź, czy na dysku jest miejsce i czy nie używa ich inny program.",
      String(error),
    );
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Writes drafts of the new files and copies of the former ones. */
function prepareSteps(folder: string, work: string, { write, remove }: ContentChange): Step[] {
  mkdirSync(work, { recursive: true });
  return [...write.keys(), ...remove].map((place, index) => {
    const file = path.join(folder, place);
    const bytes = remove.includes(place) ? undefined : write.get(place);
    const draft = path.join(work, `new-${index}`);
    const former = path.join(work, `former-${index}`);
    const isNew = !existsSync(file);
    if (bytes !== undefined) writeFileSync(draft, bytes, { flush: true });
    if (!isNew) copyFileSync(file, former);
    return {
      file,
      draft: bytes === undefined ? undefined : draft,
      former: isNew ? undefined : former,
    };
  });
}
