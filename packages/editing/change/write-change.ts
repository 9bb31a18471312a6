import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { refusal, refusalOfFullDisk } from "./answers";

/** What a file is written from: its text, its bytes, or another file, whose rights it gets, too. */
export type FileSource = string | Buffer | { copyOf: string };

/** Files that are written and removed together, by their places below the content folder. */
export interface FileChange {
  write: ReadonlyMap<string, FileSource>;
  remove: readonly string[];
}

/** A file of a change, with what has to be renamed for it. */
interface Step {
  /** Its place below the content folder. */
  place: string;
  /** Its new state; undefined where it is removed. */
  draft?: string;
  /** A copy of its former state; undefined where it is new. */
  former?: string;
}

/** The list of a change's steps; there from before the first is done until the last is. */
const STEPS = "steps.json";

/**
 * Writes and removes the files of a change, each of them whole. Where the program ends before all are,
 * `undoInterruptedChange` gives them their former state.
 * @param folder the content folder
 * @param work a folder on the same disk, for new files until they are complete, and for the former ones
 * @throws Refusal when the disk lets it be done only in part; then all files are as they were
 */
export function writeChange(folder: string, work: string, change: FileChange): void {
  try {
    // All that needs room on the disk comes first. Then files are only renamed, there and back.
    const steps = prepareSteps(folder, work, change);
    writeSteps(work, steps);
    for (const { place, draft } of steps) {
      const file = path.join(folder, place);
      if (draft) mkdirSync(path.dirname(file), { recursive: true });
      if (draft) renameSync(path.join(work, draft), file);
      else rmSync(file, { force: true });
    }
    // From here on the change is made.
    rmSync(path.join(work, STEPS));
  } catch (error) {
    undoInterruptedChange(folder, work);
    // For the operator, who finds it in the journal.
    console.error(error);
    throw (
      refusalOfFullDisk(error) ??
      refusal(
        "Nie udało się zmienić plików, więc zostały takie, jakie były.",
        "Spróbuj jeszcze raz. Jeśli to nie pomoże, poproś o pomoc osobę techniczną.",
      )
    );
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/**
 * Gives the files of a change that was not made to its end their former state. Ended in its turn, it can be begun anew.
 * @returns the places of these files below the content folder; none where all changes were made to their end
 */
export function undoInterruptedChange(folder: string, work: string): string[] {
  const steps = readSteps(work);
  for (const { place, former } of [...steps].reverse()) {
    const file = path.join(folder, place);
    if (former === undefined) {
      if (existsSync(file)) rmSync(file);
      removeEmptyFolders(folder, path.dirname(place));
    } else if (existsSync(path.join(work, former))) {
      mkdirSync(path.dirname(file), { recursive: true });
      renameSync(path.join(work, former), file);
    }
  }
  rmSync(work, { recursive: true, force: true });
  return steps.map(({ place }) => place);
}

/** Writes drafts of the new files and copies of the former ones. */
function prepareSteps(folder: string, work: string, { write, remove }: FileChange): Step[] {
  // What a change left behind that was ended before its first step.
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  return [...write.keys(), ...remove].map((place, index) => {
    const file = path.join(folder, place);
    const bytes = remove.includes(place) ? undefined : write.get(place);
    const draft = `new-${index}`;
    const former = `former-${index}`;
    const isNew = !existsSync(file);
    if (bytes !== undefined) writeDraft(path.join(work, draft), bytes);
    if (!isNew) copyFileSync(file, path.join(work, former));
    return {
      place,
      draft: bytes === undefined ? undefined : draft,
      former: isNew ? undefined : former,
    };
  });
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

function readSteps(work: string): Step[] {
  const list = path.join(work, STEPS);
  return existsSync(list) ? (JSON.parse(readFileSync(list, "utf8")) as Step[]) : [];
}

/** Removes folders that a new file needed. Git knows no empty ones. */
function removeEmptyFolders(folder: string, place: string): void {
  try {
    for (let at = place; at !== "."; at = path.dirname(at)) rmdirSync(path.join(folder, at));
  } catch {
    // Other files are there.
  }
}
