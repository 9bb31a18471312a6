import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { ContentChange } from "./content-change";

interface Journal {
  write: string[];
  remove: string[];
}

/** Where the files to be written wait inside a work folder. */
export const NEW_FILES = "new";

/** Names what is to be done; once it stands, the change is carried out, if need be at the next start. */
const JOURNAL = "journal.json";

/** Writes the change's files into the work folder, each safely on the disk. */
export function prepareFiles(work: string, { write }: ContentChange): void {
  for (const [place, bytes] of write) {
    const file = path.join(work, NEW_FILES, place);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, bytes, { flush: true });
  }
}

/**
 * Carries out a prepared change. Each file is replaced whole, and a crash between two files is made
 * good by `finishChange`.
 */
export function commitChange(work: string, content: string, change: ContentChange): void {
  const journal: Journal = { write: [...change.write.keys()], remove: [...change.remove] };
  const draft = path.join(work, `${JOURNAL}.part`);
  writeFileSync(draft, JSON.stringify(journal), { flush: true });
  renameSync(draft, path.join(work, JOURNAL));
  finishChange(work, content);
}

/** Finishes a change that was begun, or forgets one that was only prepared. */
export function finishChange(work: string, content: string): void {
  const journal = path.join(work, JOURNAL);
  if (existsSync(journal)) {
    const { write, remove } = JSON.parse(readFileSync(journal, "utf8")) as Journal;
    for (const place of write) {
      const file = path.join(work, NEW_FILES, place);
      if (!existsSync(file)) continue;
      mkdirSync(path.dirname(path.join(content, place)), { recursive: true });
      renameSync(file, path.join(content, place));
    }
    for (const place of remove) rmSync(path.join(content, place), { force: true });
  }
  rmSync(work, { recursive: true, force: true });
}
