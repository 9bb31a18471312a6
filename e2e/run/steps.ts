import { spawnSync } from "node:child_process";

/**
 * Runs scripts of package.json one after the other, up to the first that fails, and says how long each
 * took. Sets the exit code of this process.
 */
export function runSteps(scripts: readonly string[]): void {
  const times: string[] = [];
  for (const script of scripts) {
    const start = performance.now();
    const { status } = spawnSync("npm", ["run", script], {
      stdio: "inherit",
      shell: process.platform === "win32",
    });
    const seconds = Math.round((performance.now() - start) / 1000);
    times.push(`${String(seconds).padStart(6)} s  ${script}${status === 0 ? "" : "  failed"}`);
    if (status !== 0) {
      process.exitCode = 1;
      break;
    }
  }
  process.stdout.write(`\n${times.join("\n")}\n\n`);
}
