import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/**
 * Installs Debian's packages with programs that a test needs, where this is Debian and we are root.
 * @returns whether it tried; whether the programs are there now is for the caller to see
 */
export function installOnDebian(packages: readonly string[]): boolean {
  if (!existsSync("/etc/debian_version") || process.getuid?.() !== 0) return false;
  console.error(`Installing from Debian: ${packages.join(", ")}`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  // A failure is none if only a service could not start: its package is there.
  const apt = (...words: string[]) => spawnSync("apt-get", words, { stdio: "inherit", env });
  apt("update");
  apt("install", "--yes", "--no-install-recommends", ...packages);
  return true;
}
