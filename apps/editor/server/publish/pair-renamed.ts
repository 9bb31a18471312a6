import type { ChangedFile } from "./repository";

/** A file in two versions of the content, with its bytes in both; undefined where it is not there. */
export interface ReadChange extends ChangedFile {
  former?: Buffer;
  bytes?: Buffer;
}

/** A new file is one that is gone, renamed, where they share more than this part of their lines. */
const LEAST_SHARED = 0.5;

/** Makes one changed entry of an entry that is gone and a new one with nearly the same text. */
export function pairRenamed(files: readonly ReadChange[]): ReadChange[] {
  const gone = new Set(files.filter(({ before, after }) => isEntry(before) && !after));
  const others = files.filter((file) => !gone.has(file));
  const paired = others.map((file) => {
    if (file.before || !isEntry(file.after)) return file;
    const [former] = [...gone]
      .map((old) => ({ old, shared: sharedPart(linesOf(old.former), linesOf(file.bytes)) }))
      .filter(({ shared }) => shared > LEAST_SHARED)
      .sort((one, other) => other.shared - one.shared);
    if (!former) return file;
    gone.delete(former.old);
    const { before, former: bytes } = former.old;
    return { ...file, before, former: bytes };
  });
  return [...paired, ...gone];
}

const isEntry = (place = "") => place.endsWith(".yaml");

const linesOf = (bytes?: Buffer) => new Set(bytes?.toString("utf8").split("\n"));

/** How much of the longer of two texts is the same lines: 0 to 1. */
const sharedPart = (lines: ReadonlySet<string>, others: ReadonlySet<string>) =>
  [...others].filter((line) => lines.has(line)).length / Math.max(lines.size, others.size, 1);
