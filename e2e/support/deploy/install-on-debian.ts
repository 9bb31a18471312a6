import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/**
 * Prints the command that installs Debian packages and, if it may and can, runs it: as root on
 * Debian. Its result says nothing, since a package counts as failed if its service cannot start;
 * the caller looks for the programs.
 */
export function installOnDebian(packages: readonly string[], mayInstall: boolean): void {
  const command = `apt-get update && apt-get install --yes --no-install-recommends ${packages.join(" ")}`;
  console.error(`Missing: ${packages.join(", ")}. On Debian root installs it by\n  ${command}`);
  if (!mayInstall || !existsSync("/etc/debian_version") || process.getuid?.() !== 0) return;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync(command, { shell: true, stdio: "inherit", env });
}
