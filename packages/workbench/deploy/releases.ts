import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";

/** How many releases are kept, including the current one. */
const KEPT = 5;
/** From how many other releases a release gets hashed files. */
const REACHABLE = 3;
const NAME = /^\d{8}T\d{6}Z-[0-9a-f]+$/;
const DRAFT = /^\.draft-(\d+)(?:-(\d+))?$/;

const releasesOf = (folder: string) => path.join(folder, "releases");

/** A release's name, which sorts by time: `20261121T204500Z-4bc872a`. */
export function releaseName(now: Date, commit: string): string {
  return `${now.toISOString().replace(/[-:]|\.\d+/g, "")}-${commit}`;
}

/** A release's path in the folder of a deployment. */
export function releasePath(folder: string, name: string): string {
  return path.join(releasesOf(folder), name);
}

/** Names of all releases, oldest first. */
export function listReleases(folder: string): string[] {
  return readdirSync(releasesOf(folder))
    .filter((name) => NAME.test(name))
    .sort();
}

/** The release that `current` points to; undefined before the first one. */
export function currentRelease(folder: string): string | undefined {
  try {
    return path.basename(readlinkSync(path.join(folder, "current")));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** The file beside a release's `public` with the name of the release it replaced, because clocks may be wrong. */
const FORMER = "former.txt";

/** Records in a release which one it replaces. */
export function rememberFormer(release: string, former: string | undefined): void {
  writeFileSync(path.join(release, FORMER), former ?? "");
}

function formerOf(folder: string, name: string | undefined): string | undefined {
  const file = name && path.join(releasePath(folder, name), FORMER);
  return file && existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

/**
 * The release that was current before this one.
 * @throws Error if there is none
 */
export function earlierRelease(folder: string): string {
  const names = listReleases(folder);
  const earlier = names.find((name) => name === formerOf(folder, currentRelease(folder)));
  if (!earlier) throw new Error(`There is no earlier release in ${folder}.`);
  return earlier;
}

/**
 * The releases whose pages visitors may still have open when another one becomes current: the
 * current one and the newest three, which may be newer after a rollback.
 */
export function recentReleases(folder: string, without?: string): string[] {
  const others = listReleases(folder).filter((name) => name !== without);
  const current = currentRelease(folder);
  const served = others.filter((name) => name === current);
  return [...new Set([...others.slice(-REACHABLE), ...served])];
}

/** Points `current` to a release, atomically: it never is missing. */
export function makeCurrent(folder: string, name: string): void {
  const link = path.join(folder, ".current");
  rmSync(link, { force: true });
  symlinkSync(path.join("releases", name), link);
  renameSync(link, path.join(folder, "current"));
}

/**
 * Creates a folder for an unfinished release, and removes those of interrupted deploys.
 * @throws Error if another deploy is running
 */
export function beginDraft(folder: string): string {
  mkdirSync(releasesOf(folder), { recursive: true });
  for (const name of readdirSync(releasesOf(folder))) {
    const [isDraft, owner, start] = DRAFT.exec(name) ?? [];
    if (!isDraft) continue;
    if (owner && isRunning(owner) && startOf(owner) === start) {
      throw new Error(`Process ${owner} is deploying to ${folder}; wait until it has ended.`);
    }
    rmSync(releasePath(folder, name), { recursive: true });
  }
  const draft = releasePath(folder, draftName(process.pid));
  mkdirSync(draft);
  return draft;
}

/** Names a process's draft by its id and start time, because ids are reused. */
export function draftName(pid: number): string {
  return `.draft-${pid}-${startOf(String(pid))}`;
}

function isRunning(pid: string): boolean {
  try {
    process.kill(Number(pid), 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** When a process started, in ticks since boot (proc(5), `stat`); 0 if unknown. */
function startOf(pid: string): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The second field is a name in parentheses that may contain anything.
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "0";
  } catch {
    return "0";
  }
}

/**
 * Keeps the current release and up to four former ones, following the records of which replaced
 * which. Removes the others, such as those rolled back or never current.
 */
export function removeOldReleases(folder: string, former: string | undefined): void {
  const current = currentRelease(folder);
  const kept = new Set<string | undefined>();
  for (let name = current; name && kept.size < KEPT && !kept.has(name);) {
    kept.add(name);
    name = name === current ? former : formerOf(folder, name);
  }
  for (const name of listReleases(folder)) {
    if (!kept.has(name)) rmSync(releasePath(folder, name), { recursive: true });
  }
}
