import {
  accessSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { refusal, refusalOfFullDisk } from "./answers";

/** What a file is written from: its text, its bytes, or another file, whose rights it gets, too. */
export type FileSource = string | Buffer | { copyOf: string };

/** Files that are written and removed together, by their places below the content folder; a place in both is written. */
export interface FileChange<Source = FileSource> {
  write: ReadonlyMap<string, Source>;
  remove: readonly string[];
}

/** A file of a change: its place below the content folder, and its new state; undefined where it is removed. */
interface Step {
  place: string;
  draft?: string;
}

/** The list of a change's steps. Where it is there, the change is decided, and only has to be carried out. */
const STEPS = "steps.json";

/**
 * Writes and removes the files of a change, each of them whole. Where the program ends before all are,
 * `finishChange` does the rest.
 * @param folder the content folder
 * @param work a folder on the same disk, for new files until they are complete
 * @throws Refusal when it can't be done; then all files are as they were
 */
export function writeChange(folder: string, work: string, change: FileChange): void {
  try {
    // All that needs room or rights on the disk comes first. Then files are only renamed.
    writeSteps(work, prepareSteps(folder, work, change));
  } catch (error) {
    // For the operator, who finds it in the journal.
    console.error(error);
    throw (
      refusalOfFullDisk(error) ??
      refusal(
        "Nie udało się zmienić plików, więc zostały takie, jakie były.",
        "Spróbuj jeszcze raz. Jeśli to nie pomoże, poproś o pomoc opiekuna strony.",
      )
    );
  }
  finishChange(folder, work);
}

/** Carries out what is left of a change that was decided. Ended in its turn, it can be begun anew. */
export function finishChange(folder: string, work: string): void {
  const list = path.join(work, STEPS);
  if (!existsSync(list)) return;
  for (const { place, draft } of JSON.parse(readFileSync(list, "utf8")) as Step[]) {
    const file = path.join(folder, place);
    if (draft === undefined) rmSync(file, { force: true });
    else if (existsSync(path.join(work, draft))) renameSync(path.join(work, draft), file);
  }
  rmSync(list);
}

/** Writes drafts of the new files, and makes sure that each can get to its place. */
function prepareSteps(folder: string, work: string, { write, remove }: FileChange): Step[] {
  // What a change left behind that was ended before it was decided.
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  return [...new Set([...write.keys(), ...remove])].map((place, index): Step => {
    checkPlace(path.join(folder, place));
    const source = write.get(place);
    if (source === undefined) return { place };
    const draft = `new-${index}`;
    writeDraft(path.join(work, draft), source);
    return { place, draft };
  });
}

/** @throws Error where no file can be put, or removed */
function checkPlace(file: string): void {
  const folder = path.dirname(file);
  mkdirSync(folder, { recursive: true });
  accessSync(folder, constants.W_OK);
  if (existsSync(file) && !statSync(file).isFile()) throw new Error(`${file} is no file`);
}

function writeDraft(draft: string, source: FileSource): void {
  if (typeof source === "string" || Buffer.isBuffer(source)) {
    writeFileSync(draft, source, { flush: true });
    return;
  }
  copyFileSync(source.copyOf, draft);
  const file = openSync(draft, "r");
  fsyncSync(file);
  closeSync(file);
}

/** Writes the list at once: where it is there, it is complete. */
function writeSteps(work: string, steps: readonly Step[]): void {
  const draft = path.join(work, `${STEPS}.new`);
  writeFileSync(draft, JSON.stringify(steps), { flush: true });
  renameSync(draft, path.join(work, STEPS));
}
