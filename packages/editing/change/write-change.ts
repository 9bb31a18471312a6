import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { refusal } from "./answers";
import type { ContentChange } from "./content-change";

/**
 * Writes and removes the files of a change, each of them whole.
 * @param folder the content folder
 * @param work a folder on the same disk, for a new file until it is complete
 * @throws Refusal when the disk lets it be done only in part; then all files are as they were
 */
export function writeChange(folder: string, work: string, { write, remove }: ContentChange): void {
  const undo: (() => void)[] = [];
  const put = (file: string, bytes: string | Buffer) => {
    const draft = path.join(work, "draft");
    mkdirSync(work, { recursive: true });
    writeFileSync(draft, bytes, { flush: true });
    renameSync(draft, file);
  };
  try {
    const places = [...write.keys(), ...remove].map((place) => path.join(folder, place));
    const before = places.map((file) => (existsSync(file) ? readFileSync(file) : undefined));
    for (const [index, bytes] of [...write.values(), ...remove.map(() => undefined)].entries()) {
      const [file = "", old] = [places[index], before[index]];
      const made = bytes && mkdirSync(path.dirname(file), { recursive: true });
      if (made) undo.push(() => rmSync(made, { recursive: true }));
      if (bytes === undefined) rmSync(file, { force: true });
      else put(file, bytes);
      undo.push(() => (old ? put(file, old) : rmSync(file, { force: true })));
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
