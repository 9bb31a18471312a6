import { spawnSync } from "node:child_process";
import { cpSync, readdirSync, realpathSync, rmSync } from "node:fs";
import path from "node:path";

/** Build output, which a build must not find. */
const left = new Set([".cache", ".develop", "public", "node_modules", "data"]);

/**
 * Copies the project as it is, with its history, which dates the pages, but without build output.
 * node_modules is really copied: through a symbolic link a build would use the original project.
 */
export function copyProject(folder: string): void {
  for (const name of readdirSync(".").filter((name) => !left.has(name))) {
    cpSync(name, path.join(folder, name), { recursive: true });
  }
  const modules = path.join(folder, "node_modules");
  const installed = realpathSync("node_modules");
  // Hard links where the file system supports them: seconds instead of minutes.
  const links = spawnSync("cp", ["-al", installed, modules], { stdio: "ignore" });
  if (links.status !== 0) cpSync(installed, modules, { recursive: true });
  rmSync(path.join(modules, ".cache"), { recursive: true, force: true });
}
