import { spawnSync } from "node:child_process";
import { mkdirSync, renameSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { git } from "@typed-site/utils/node";
import { assembleRelease, type ReleaseParts } from "./assemble-release";
import { checkRelease, type ReleaseCheck } from "./check-release";
import { keepEarlierFiles } from "./earlier-files";
import {
  beginDraft,
  currentRelease,
  earlierRelease,
  makeCurrent,
  nextReleaseName,
  releasePath,
  releasesOfLastDay,
  removeOldReleases,
} from "./release-folder";

/** What becomes a release, and how it is checked. */
export type Deploy = ReleaseParts & ReleaseCheck;

/** Called with each step before it begins. */
type Announce = (step: string) => void;

/**
 * Makes the built site the current release of a folder. The last step is atomic, and nothing served
 * changes before it: a failed or killed deploy leaves everything as it was.
 * @returns the release's name
 * @throws Error if the site is not built or the new release does not answer
 */
export async function deploy(
  folder: string,
  { site, content, programs, ...check }: Deploy,
  announce: Announce,
): Promise<string> {
  // The server runs as another user, whatever the operator's umask is.
  process.umask(0o022);
  const draft = beginDraft(folder);
  const former = currentRelease(folder);
  const name = nextReleaseName(folder, git(content, "rev-parse", "--short", "HEAD").trim());
  try {
    announce("Copying the site");
    await assembleRelease(draft, { site, content, programs });
    // Enquiries lie outside of the release, also for servers without ENQUIRY_DIR.
    mkdirSync(path.join(folder, "data"), { recursive: true, mode: 0o700 });
    symlinkSync("../../data", path.join(draft, "data"));
    keepFilesOfOthers(folder, draft);
    announce("Asking the new release");
    await checkRelease(draft, check);
  } catch (error) {
    rmSync(draft, { recursive: true });
    throw error;
  }
  announce("Switching");
  // After a power failure `current` must not point to files that are not on disk.
  spawnSync("sync", ["-f", draft]);
  renameSync(draft, releasePath(folder, name));
  makeCurrent(folder, name);
  removeOldReleases(folder, former);
  return name;
}

/**
 * Makes the release before the current one current again.
 * @returns its name
 * @throws Error if there is none or it does not answer; then nothing changes
 */
export async function rollback(
  folder: string,
  check: ReleaseCheck,
  announce: Announce,
): Promise<string> {
  const name = earlierRelease(folder);
  announce(`Asking ${name}`);
  keepFilesOfOthers(folder, releasePath(folder, name));
  await checkRelease(releasePath(folder, name), check);
  announce("Switching");
  makeCurrent(folder, name);
  return name;
}

/** Pages that are open now find their scripts and pictures in the next release, too. */
function keepFilesOfOthers(folder: string, release: string): void {
  for (const other of releasesOfLastDay(folder)) {
    keepEarlierFiles(releasePath(folder, other), release);
  }
}
