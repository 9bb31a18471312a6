import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * Writes a file so that a reader finds the former or the new one, also after a power failure. Its folder is made where it
 * is missing.
 * @param mode who may read and write it; as the system has it by default
 */
export function writeWhole(file: string, text: string, mode?: number): void {
  mkdirSync(path.dirname(file), { recursive: true });
  // Two writers at once must not share a draft.
  const draft = `${file}.${process.pid}`;
  try {
    writeFileSync(draft, text, { flush: true, mode });
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
}
