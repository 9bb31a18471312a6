import { spawnSync } from "node:child_process";
import { cpSync, readdirSync, realpathSync, rmSync } from "node:fs";
import path from "node:path";

/** What a build makes, and must not find. */
const left = new Set([".cache", ".develop", "public", "node_modules", "data"]);

/**
 * Copies the project as it is now, with its history, because that dates the pages, but without what was built.
 * node_modules are really copied: a link would lead a build back to the first place.
 */
export function copyProject(folder: string): void {
  for (const name of readdirSync(".").filter((name) => !left.has(name))) {
    cpSync(name, path.join(folder, name), { recursive: true });
  }
  const modules = path.join(folder, "node_modules");
  const installed = realpathSync("node_modules");
  // Hard links where the system can make them: seconds instead of minutes.
  const links = spawnSync("cp", ["-al", installed, modules], { stdio: "ignore" });
  if (links.status !== 0) cpSync(installed, modules, { recursive: true });
  rmSync(path.join(modules, ".cache"), { recursive: true, force: true });
}
