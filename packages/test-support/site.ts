import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

/** Creates an empty folder for one test. */
export function temporaryFolder(): string {
  return mkdtempSync(path.join(os.tmpdir(), "test-"));
}

/** The build's facts about pages without scripts, styles and forms. */
export const emptyFacts = { "_pages.json": JSON.stringify({ scripts: [], styles: [] }) };

/** The pages that every built site has. */
export const smallSite = {
  "index.html": "<h1>Start</h1>",
  "404.html": "<h1>Nie ma</h1>",
  ...emptyFacts,
};

/** A folder with the given files in a Git repository, with one commit. */
export function repositoryWith(files: Record<string, string>): string {
  const folder = folderWith(files);
  const git = (...words: string[]) => execFileSync("git", words, { cwd: folder });
  git("init", "--quiet");
  git("add", ".");
  git("-c", "user.name=Anna", "-c", "user.email=anna@example.pl", "commit", "-qm", "Begin");
  return folder;
}

/** A folder with the given files, as a build would leave it. */
export function folderWith(files: Record<string, string>): string {
  const folder = temporaryFolder();
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  return folder;
}
