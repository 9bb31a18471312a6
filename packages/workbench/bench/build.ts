import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { copyProject } from "../../utils/node";
import { addTowns } from "./made-up-towns";
import type { Figures } from "./sites";

/**
 * `npm run task bench:build`: builds a copy of the project from scratch, after an edit, and with
 * 2,500 more towns (`-- 250` for another number).
 */
export function benchBuild([count = "2500"]: readonly string[]): void {
  const folder = mkdtempSync(path.join(os.tmpdir(), "bench-"));
  try {
    copyProject(folder);
    const figures: Record<string, Figures> = { cold: build(folder) };
    const faq = path.join(folder, "content/faq.yaml");
    const text = readFileSync(faq, "utf8");
    writeFileSync(faq, text.replace("question: ", "question: Jedno słowo więcej – "));
    figures["after an edit"] = build(folder);
    addTowns(folder, Number(count));
    figures[`with ${count} more towns`] = build(folder);
    console.table(figures);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Builds the site in a folder.
 * @returns seconds of wall time, and seconds of CPU time of all processes
 * @throws with the build's own output if it fails
 */
function build(folder: string): Figures {
  // Unlike Node's resource usage, bash's `time` includes the build's worker processes.
  const script = 'TIMEFORMAT="%R %U %S"; time npx gatsby build >build.log 2>&1';
  const { status, stderr } = spawnSync("bash", ["-c", script], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" },
  });
  if (status !== 0) throw new Error(readFileSync(path.join(folder, "build.log"), "utf8"));
  const [wall = NaN, user = NaN, system = NaN] = stderr.split(" ").map(Number);
  return { "clock, s": wall, "CPU, s": user + system };
}
