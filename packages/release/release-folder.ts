import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import path from "node:path";
import { DAY } from "@typed-site/utils";

/** How many releases are kept, the current one included. */
const KEPT = 3;
const DRAFT = ".draft-";

/** The path of a release in the folder of a deployment. */
export const releasePath = (folder: string, name: string) => path.join(folder, "releases", name);

/** Names of all releases, oldest first. */
export const listReleases = (folder: string) =>
  readdirSync(path.join(folder, "releases"))
    .filter((name) => /^\d/.test(name))
    .sort((one, other) => parseInt(one) - parseInt(other));

/** Names of the releases that were current within the last day: the next one is younger, or missing. */
export function releasesOfLastDay(folder: string): string[] {
  const names = listReleases(folder);
  const isYoung = (name: string) => Date.now() - statSync(releasePath(folder, name)).mtimeMs < DAY;
  return names.filter((_, index) => names.slice(index + 1, index + 2).every(isYoung));
}

/** The name of the next release: `12-4bc872a`. Numbers grow, while a clock may be set back. */
export const nextReleaseName = (folder: string, commit: string) =>
  `${parseInt(listReleases(folder).at(-1) ?? "0") + 1}-${commit}`;

/** The release that `current` points to; undefined before the first one. */
export function currentRelease(folder: string): string | undefined {
  const link = path.join(folder, "current");
  return existsSync(link) ? path.basename(readlinkSync(link)) : undefined;
}

/**
 * The release that was current before this one.
 * @throws Error if there is none
 */
export function earlierRelease(folder: string): string {
  const names = listReleases(folder);
  const earlier = names[names.indexOf(currentRelease(folder) ?? "") - 1];
  if (!earlier) throw new Error(`There is no earlier release in ${folder}.`);
  return earlier;
}

/** Points `current` to a release, atomically: it is never missing. */
export function makeCurrent(folder: string, name: string): void {
  const link = path.join(folder, ".current");
  rmSync(link, { force: true });
  symlinkSync(path.join("releases", name), link);
  renameSync(link, path.join(folder, "current"));
}

/**
 * Removes all releases but the current one and the two that were current before it. What a rollback
 * left behind is newer than `former`, and goes too.
 * @param former the release that the current one has replaced
 */
export function removeOldReleases(folder: string, former: string | undefined): void {
  const names = listReleases(folder);
  const earlier = names.slice(0, names.indexOf(former ?? "") + 1);
  const kept = [...earlier.slice(1 - KEPT), currentRelease(folder)];
  for (const name of names.filter((one) => !kept.includes(one))) {
    // What stands in `releases` is whole, also where this is killed: the next deploy removes the rest as a draft.
    const gone = path.join(folder, `${draftName(process.pid)}-${name}`);
    renameSync(releasePath(folder, name), gone);
    rmSync(gone, { recursive: true });
  }
}

/**
 * Creates a folder for an unfinished release, and removes those of deploys that were killed.
 * @throws Error if another deploy is running
 */
export function beginDraft(folder: string): string {
  mkdirSync(path.join(folder, "releases"), { recursive: true });
  for (const name of readdirSync(folder).filter((one) => one.startsWith(DRAFT))) {
    const [pid = "", start] = name.slice(DRAFT.length).split("-");
    if (startOf(pid) === start) {
      throw new Error(`Process ${pid} is deploying to ${folder}; wait until it has ended.`);
    }
    rmSync(path.join(folder, name), { recursive: true });
  }
  const draft = path.join(folder, draftName(process.pid));
  mkdirSync(draft);
  return draft;
}

/** Names the draft of a process by its id and start, because ids are used again. */
export const draftName = (pid: number) => `${DRAFT}${pid}-${startOf(String(pid)) ?? ""}`;

/** When a process started, in ticks since boot (proc(5), `stat`); undefined once it has ended. */
function startOf(pid: string): string | undefined {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return undefined;
  const stat = readFileSync(file, "utf8");
  // The second field is a name in parentheses that may contain anything.
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
}
