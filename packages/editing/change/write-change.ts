import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { refusal } from "./answers";
import type { ContentChange } from "./content-change";

/**
 * Writes and removes the files of a change, each of them whole.
 * @param folder the content folder
 * @param work a folder on the same disk, for new files until they are complete
 * @throws Refusal when the disk lets it be done only in part; then all files are as they were
 */
export function writeChange(folder: string, work: string, { write, remove }: ContentChange): void {
  const undo: (() => void)[] = [];
  try {
    const before = new Map(
      [...write.keys(), ...remove].map((place) => {
        const file = path.join(folder, place);
        return [file, existsSync(file) ? readFileSync(file) : undefined];
      }),
    );
    const drafts = [...write.values()].map((bytes, index) => draft(work, index, bytes));
    for (const [index, place] of [...write.keys()].entries()) {
      const file = path.join(folder, place);
      const made = mkdirSync(path.dirname(file), { recursive: true });
      if (made) undo.push(() => rmSync(made, { recursive: true }));
      renameSync(drafts[index] ?? "", file);
      undo.push(() => putBack(file, before.get(file)));
    }
    for (const place of remove) {
      const file = path.join(folder, place);
      rmSync(file, { force: true });
      undo.push(() => putBack(file, before.get(file)));
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

function draft(work: string, index: number, bytes: string | Buffer): string {
  mkdirSync(work, { recursive: true });
  const file = path.join(work, String(index));
  writeFileSync(file, bytes, { flush: true });
  return file;
}

function putBack(file: string, bytes: Buffer | undefined): void {
  if (bytes) writeFileSync(file, bytes);
  else rmSync(file, { force: true });
}
