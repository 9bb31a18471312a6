import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { copyProject } from "../../utils/node";
import { differences } from "../checks/compare-builds";

const shown = 10;

/**
 * `npm run task check:reproducible`, after a build: builds a copy of the project in another folder,
 * without cache and network, and exits with 1 if any file differs from the last build.
 */
export function checkReproducible(): void {
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
 * Builds in a network namespace without a network, if this system permits one.
 * @throws with the build's own output if it fails
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
