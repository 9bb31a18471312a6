import { git, isOwnedByAnother } from "./git";
import { lastCommits } from "./last-commits";

/**
 * When each file in a folder was last committed: relative path → ISO 8601 date. Files with
 * uncommitted changes have no date. In a shallow clone, or without git, no file has one: no date is
 * better than a wrong one.
 */
export function gitDates(folder: string): Map<string, string> {
  try {
    if (git(folder, "rev-parse", "--is-shallow-repository").trim() !== "false") return new Map();
    const dates = new Map([...lastCommits(folder)].map(([file, { at }]) => [file, at]));
    const changed = git(folder, "status", "--porcelain", "-z", "--no-renames", "--", ".");
    const prefix = git(folder, "rev-parse", "--show-prefix").trim();
    for (const entry of changed.split("\0")) {
      dates.delete(entry.slice(3 + prefix.length).normalize("NFC"));
    }
    return dates;
  } catch (error) {
    if (isOwnedByAnother(error)) console.warn(error.message);
    return new Map();
  }
}

/** The newest date of some files; undefined if any of them has none. */
export function lastChange(
  files: readonly string[],
  dates: ReadonlyMap<string, string>,
): string | undefined {
  const known = files.map((file) => dates.get(file.normalize("NFC")));
  if (known.includes(undefined)) return undefined;
  return known.sort((a, b) => Date.parse(a ?? "") - Date.parse(b ?? "")).at(-1);
}
