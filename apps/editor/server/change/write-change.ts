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
import { versionOfBytes } from "../version-of-bytes";
import { refusal, refusalOfFullDisk } from "./errors";

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
  /** The version that the change was made from; undefined where there was none. */
  replaces?: string;
}

/** A change that is decided. */
interface Decided {
  steps: readonly Step[];
  /** The name of whoever makes it. */
  by?: string;
}

/** Notes who has changed which files. */
export type NoteSaver = (places: readonly string[], by: string) => void;

/** The list of a change's steps. Where it is there, the change is decided, and only has to be carried out. */
const STEPS = "steps.json";

/**
 * Writes and removes the files of a change, each of them whole. Where the program ends before all are, or the disk
 * refuses one, `finishChange` does the rest.
 * @param folder the content folder
 * @param work a folder on the same disk, for new files until they are complete
 * @param by the name of whoever makes it
 * @throws Refusal when it can't be done; then all files are as they were
 */
export function writeChange(
  folder: string,
  work: string,
  change: FileChange,
  by?: string,
  note?: NoteSaver,
): void {
  try {
    // All that needs room or rights on the disk comes first. Then files are only renamed.
    writeDecision(work, { steps: prepareSteps(folder, work, change), by });
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
  try {
    finishChange(folder, work, note);
  } catch (error) {
    // It is decided, and will be made: whoever reads that it was refused would be told wrong.
    console.error("A change can't be finished yet; it is tried again before the next one.", error);
  }
}

/**
 * Carries out what is left of a change that was decided. Ended in its turn, it can be begun anew. A file that got another
 * text meanwhile, by hand, keeps that: nobody was told that the change is made.
 */
export function finishChange(folder: string, work: string, note?: NoteSaver): void {
  const list = path.join(work, STEPS);
  if (!existsSync(list)) return;
  const { steps, by } = JSON.parse(readFileSync(list, "utf8")) as Decided;
  const isLeft = ({ place, draft }: Step) =>
    existsSync(draft === undefined ? path.join(folder, place) : path.join(work, draft));
  const passedOver: string[] = [];
  for (const { place, draft, replaces } of steps.filter(isLeft)) {
    const file = path.join(folder, place);
    if (versionOf(file) !== replaces) passedOver.push(place);
    else if (draft === undefined) rmSync(file);
    else renameSync(path.join(work, draft), file);
  }
  if (passedOver.length > 0) {
    console.error(`Not changed, since these are others by now: ${passedOver.join(", ")}`);
  }
  const changed = steps.map(({ place }) => place).filter((place) => !passedOver.includes(place));
  if (by !== undefined) note?.(changed, by);
  rmSync(list);
}

/** The version of a file; undefined where there is none. */
const versionOf = (file: string): string | undefined =>
  existsSync(file) ? versionOfBytes(readFileSync(file)) : undefined;

/** Writes drafts of the new files, and makes sure that each can get to its place. */
function prepareSteps(folder: string, work: string, { write, remove }: FileChange): Step[] {
  // What a change left behind that was ended before it was decided.
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  return [...new Set([...write.keys(), ...remove])].map((place, index): Step => {
    const file = path.join(folder, place);
    checkPlace(file);
    const replaces = versionOf(file);
    const source = write.get(place);
    if (source === undefined) return { place, replaces };
    const draft = `new-${index}`;
    writeDraft(path.join(work, draft), source);
    return { place, draft, replaces };
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
function writeDecision(work: string, decided: Decided): void {
  const draft = path.join(work, `${STEPS}.new`);
  writeFileSync(draft, JSON.stringify(decided), { flush: true });
  renameSync(draft, path.join(work, STEPS));
}
