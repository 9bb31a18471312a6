import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/**
 * Installs Debian's packages with a program that a test needs, where this is Debian and we are root.
 * @returns whether it did; elsewhere a person has to
 * @throws Error if apt-get fails
 */
export function installOnDebian(packages: readonly string[]): boolean {
  if (!existsSync("/etc/debian_version") || process.getuid?.() !== 0) return false;
  console.error(`Installing from Debian: ${packages.join(", ")}`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const apt = (...words: string[]) => execFileSync("apt-get", words, { stdio: "inherit", env });
  apt("update");
  apt("install", "--yes", "--no-install-recommends", ...packages);
  return true;
}
