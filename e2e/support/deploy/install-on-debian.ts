import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/**
 * Installs Debian packages that a test needs, if run as root on Debian.
 * @returns whether it tried; the caller must check that the programs exist
 */
export function installOnDebian(packages: readonly string[]): boolean {
  if (!existsSync("/etc/debian_version") || process.getuid?.() !== 0) return false;
  console.error(`Installing from Debian: ${packages.join(", ")}`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  // A failure may only mean that a service could not start; its package is installed.
  const apt = (...words: string[]) => spawnSync("apt-get", words, { stdio: "inherit", env });
  apt("update");
  apt("install", "--yes", "--no-install-recommends", ...packages);
  return true;
}
