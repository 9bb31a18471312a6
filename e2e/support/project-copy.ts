import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";

/** What a copy creates itself, shares or doesn't need. */
const LEFT_OUT = [".git", ".cache", ".develop", "public", "data", "node_modules", "test-results"];

/** The name that most of the project's own packages have in common. */
const SCOPE = "@typed-site";

/**
 * Copies the project into its own Git repository, sharing only the installed libraries. Everything
 * is staged, so `git diff` shows later changes.
 * @param copy an empty folder; a temporary one by default
 * @returns the copy's folder
 */
export function copyProject(copy = mkdtempSync(path.join(os.tmpdir(), "project-"))): string {
  for (const name of readdirSync(".").filter((entry) => !LEFT_OUT.includes(entry))) {
    // The benchmarks have packages of their own.
    const filter = (source: string) => path.basename(source) !== "node_modules";
    cpSync(name, path.join(copy, name), { recursive: true, filter });
  }
  linkLibraries(".", copy);
  git(copy, "init", "--quiet", "--initial-branch=main");
  git(copy, "add", "--all");
  return copy;
}

/**
 * Spares a copy `npm ci`: a `node_modules` of its own that leads to the libraries of another folder,
 * and to the workspaces of the copy.
 */
export function linkLibraries(project: string, copy: string): void {
  const shared = path.resolve(project, "node_modules");
  const own = path.join(copy, "node_modules");
  const link = (name: string) => {
    const place = path.join(shared, name);
    // A workspace's link is relative.
    const target = lstatSync(place).isSymbolicLink() ? readlinkSync(place) : place;
    symlinkSync(target, path.join(own, name));
  };
  mkdirSync(path.join(own, SCOPE), { recursive: true });
  for (const name of readdirSync(shared)) {
    if (name !== SCOPE && name !== ".cache") link(name);
  }
  for (const name of readdirSync(path.join(shared, SCOPE))) link(path.join(SCOPE, name));
}

/** Replaces a copy's photos by small ones of one colour, because encoding the real ones takes minutes. */
export async function simplifyPhotos(copy: string): Promise<void> {
  const photos = path.join(copy, "content", "photos");
  const names = readdirSync(photos, { recursive: true, encoding: "utf8" });
  for (const name of names.filter((name) => /\.jpe?g$/i.test(name))) {
    await makePhoto(path.join(photos, name));
  }
}

/** Writes a photograph of one colour, which depends on its name: each has pictures of its own. */
export async function makePhoto(file: string): Promise<void> {
  const [r, g, b] = createHash("sha256").update(file).digest();
  mkdirSync(path.dirname(file), { recursive: true });
  await sharp({
    create: { width: 1200, height: 800, channels: 3, background: { r, g, b } },
  })
    .jpeg()
    .toFile(file);
}

/** Runs Git with unescaped Polish file names and without this machine's settings. */
export function git(folder: string, ...args: string[]): string {
  return execFileSync("git", ["-c", "core.quotePath=false", ...args], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, GIT_CONFIG_GLOBAL: os.devNull, GIT_CONFIG_NOSYSTEM: "1" },
  });
}
