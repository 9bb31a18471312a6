import { existsSync, readFileSync } from "node:fs";

/** Where package managers note the versions of all libraries of a site. */
export const LOCK_FILES = ["package-lock.json", "yarn.lock", "pnpm-lock.yaml", "bun.lock"];

/** The versions of all libraries of a site; empty where nothing notes them. */
export function lockFile(): string {
  const name = LOCK_FILES.find((one) => existsSync(one));
  return name === undefined ? "" : readFileSync(name, "utf8");
}
