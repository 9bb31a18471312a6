import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, realpathSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { differences } from "../checks/compare-builds";

/** What a build makes, and must not find. */
const left = new Set([".cache", "public", "node_modules", "data"]);
const shown = 10;

/**
 * `npm run check:reproducible`, after a build: builds a copy of the project in another place, from
 * nothing and without a network, and exits with 1 if any file differs from the last build.
 */
function run(): void {
  const root = mkdtempSync(path.join(os.tmpdir(), "build-again-"));
  try {
    const folder = path.join(root, "another", "place");
    copyProject(folder);
    build(folder);
    const found = differences(path.resolve("public"), path.join(folder, "public"));
    for (const difference of found.slice(0, shown)) console.error(difference);
    console.error(`Built again elsewhere: ${found.length} files differ.`);
    process.exitCode = found.length > 0 ? 1 : 0;
  } finally {
    rmSync(root, { recursive: true });
  }
}

/**
 * Copies the project as it is now, with its history, because that dates the pages. node_modules are
 * really copied: a link would lead the build back to the first place.
 */
function copyProject(folder: string): void {
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

/**
 * Builds in a namespace that has no network, where this system lets us make one.
 * @throws with the build's own output when it fails
 */
function build(folder: string): void {
  const alone = spawnSync("unshare", ["--net", "true"], { stdio: "ignore" }).status === 0;
  if (!alone) {
    console.error("This build may use the network: cutting it off takes Linux and root.");
  }
  const command = ["npm", "run", "build"];
  const [program = "", ...arguments_] = alone ? ["unshare", "--net", ...command] : command;
  const { status, stdout, stderr } = spawnSync(program, arguments_, {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" },
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
}

run();
