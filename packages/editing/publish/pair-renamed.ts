import { type ChangedFile, placeOf, type ReadFile } from "./repository";

/** A new file is one that is gone, renamed, where they share more than this part of their lines. */
const LEAST_SHARED = 0.5;

/** Makes one changed entry of an entry that is gone and a new one with nearly the same text. */
export async function pairRenamed(
  files: readonly ChangedFile[],
  readBefore: ReadFile,
  readAfter: ReadFile,
): Promise<ChangedFile[]> {
  const gone = new Map<string, Set<string>>();
  for (const { before, after } of files) {
    if (before?.endsWith(".yaml") && !after) gone.set(before, await linesOf(before, readBefore));
  }
  const paired: ChangedFile[] = [];
  for (const file of files) {
    const isNew = !file.before && file.after?.endsWith(".yaml") && gone.size > 0;
    const lines = isNew ? await linesOf(placeOf(file), readAfter) : new Set<string>();
    const [former] = [...gone]
      .map(([place, old]) => ({ place, shared: sharedPart(old, lines) }))
      .filter(({ shared }) => shared > LEAST_SHARED)
      .sort((one, other) => other.shared - one.shared);
    if (former) gone.delete(former.place);
    paired.push({ before: former?.place ?? file.before, after: file.after });
  }
  const renamed = new Set(paired.flatMap(({ before, after }) => (after ? (before ?? []) : [])));
  return paired.filter(({ before, after }) => after ?? !renamed.has(before ?? ""));
}

async function linesOf(place: string, read: ReadFile): Promise<Set<string>> {
  return new Set((await read(place))?.toString("utf8").split("\n"));
}

/** How much of the longer of two texts is the same lines: 0 to 1. */
const sharedPart = (lines: ReadonlySet<string>, others: ReadonlySet<string>) =>
  [...others].filter((line) => lines.has(line)).length / Math.max(lines.size, others.size, 1);
