import { execFileSync, spawnSync } from "node:child_process";
import { renameSync, rmSync } from "node:fs";
import path from "node:path";
import { assembleRelease, linkData } from "./assemble-release";
import { checkRelease } from "./check-release";
import { keepEarlierFiles } from "./earlier-files";
import {
  beginDraft,
  currentRelease,
  earlierRelease,
  makeCurrent,
  recentReleases,
  releaseName,
  releasePath,
  rememberFormer,
  removeOldReleases,
} from "./releases";

type Tell = (step: string) => void;

/**
 * Makes the built site the current release of a folder. The last step is atomic, and nothing served
 * changes before it: a failed or killed deploy leaves everything as it was.
 * @param site the built site
 * @param tell called with each step before it begins
 * @returns the release's name
 * @throws Error if the site is not built or the new release does not answer
 */
export async function deploy(folder: string, site: string, tell: Tell): Promise<string> {
  // The server runs as another user, whatever the operator's umask is.
  process.umask(0o022);
  const former = currentRelease(folder);
  const name = releaseName(new Date(), shortCommit());
  const release = releasePath(path.resolve(folder), name);
  const draft = beginDraft(folder);
  try {
    tell("Copying the site");
    await assembleRelease(draft, site);
    linkData(draft, folder);
    rememberFormer(draft, former);
    for (const other of recentReleases(folder)) {
      keepEarlierFiles(releasePath(folder, other), draft);
    }
    tell("Asking the new release");
    await checkRelease(draft);
  } catch (error) {
    rmSync(draft, { recursive: true });
    throw error;
  }
  tell("Switching");
  // After a power failure `current` must not point to files that are not on disk.
  spawnSync("sync", ["-f", draft]);
  renameSync(draft, release);
  makeCurrent(folder, name);
  removeOldReleases(folder, former);
  return name;
}

/**
 * Makes the previous release current again, and adds the newer releases' hashed files to it, for
 * pages that are open now.
 * @returns its name
 * @throws Error if there is none or it does not answer; then nothing changes
 */
export async function rollback(folder: string, tell: Tell): Promise<string> {
  const name = earlierRelease(folder);
  const release = releasePath(folder, name);
  tell(`Asking ${name}`);
  for (const other of recentReleases(folder, name)) {
    keepEarlierFiles(releasePath(folder, other), release);
  }
  await checkRelease(release);
  tell("Switching");
  makeCurrent(folder, name);
  return name;
}

function shortCommit(): string {
  return execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
}
