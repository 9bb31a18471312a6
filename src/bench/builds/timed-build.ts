import { spawn } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { childrenOf, megabytes } from "../../../e2e/support/server/processes";
import { listFiles } from "../../utils/node/list-files";

/** What one build took and did. */
export interface TimedBuild {
  /** Seconds on the clock. */
  wall: number;
  /** Seconds of CPU, user and system, of all processes of the build. */
  cpu: number;
  /** Megabytes of memory that all processes of the build held at most (sampled). */
  memory: number;
  /** Seconds on the clock for encoding pictures, as Gatsby reports them; 0 where none was. */
  pictures: number;
  /** Pictures that were encoded. */
  encoded: number;
  /** HTML pages that were written, as files of `public`. */
  written: string[];
}

/**
 * Builds the site in a folder and measures that.
 * @throws with the build's own output when it fails
 */
export async function timedBuild(folder: string): Promise<TimedBuild> {
  const before = builtFiles(folder);
  // bash's `time` counts the build's worker processes too, which Node's own resource usage does not.
  const build = spawn(
    "bash",
    ["-c", 'TIMEFORMAT="%R %U %S"; time npx gatsby build >build.log 2>&1'],
    { cwd: folder, env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" } },
  );
  let memory = 0;
  const sampler = setInterval(() => {
    memory = Math.max(memory, memoryOf(build.pid ?? 0));
  }, 250);
  let output = "";
  build.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const status = await new Promise((resolve) => build.on("close", resolve));
  clearInterval(sampler);
  const log = readFileSync(path.join(folder, "build.log"), "utf8");
  if (status !== 0) throw new Error(log);
  const [wall = NaN, user = NaN, system = NaN] = output.split(" ").map(Number);
  const changed = [...builtFiles(folder)]
    .filter(([name, time]) => before.get(name) !== time)
    .map(([name]) => name);
  return {
    wall,
    cpu: user + system,
    memory,
    pictures: Number(/IMAGE_PROCESSING jobs - ([\d.]+)s/.exec(log)?.[1] ?? 0),
    encoded: changed.filter((name) => /\.(avif|jpe?g|webp)$/.test(name)).length,
    written: changed.filter((name) => name.endsWith(".html")),
  };
}

/**
 * Megabytes of memory of a process and all that it started, on Linux: the sum of their proportional set sizes, in
 * which a page that several share (Node itself, Gatsby's database) counts once.
 */
const memoryOf = (pid: number): number =>
  childrenOf(pid).reduce(
    (sum, child) => sum + memoryOf(child),
    megabytes(pid, "smaps_rollup", "Pss"),
  );

/** Pages and pictures of the last build, with their times of writing. */
function builtFiles(folder: string): Map<string, number> {
  const root = path.join(folder, "public");
  if (!existsSync(root)) return new Map();
  return new Map(
    listFiles(root)
      .filter((name) => /\.(html|avif|jpe?g|webp)$/.test(name))
      .map((name) => [name, statSync(path.join(root, name)).mtimeMs]),
  );
}
