import { execFileSync, spawn } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, statSync, symlinkSync } from "node:fs";
import os from "node:os";
import path from "node:path";

/** What one build took and did. */
export interface TimedBuild {
  /** Seconds on the clock. */
  wall: number;
  /** Seconds of CPU, user and system, of all processes of the build. */
  cpu: number;
  /**
   * Megabytes of memory that all processes of the build held at most (sampled): the sum of their
   * proportional set sizes, in which a page that several share (Node itself, Gatsby's database) counts
   * once. Where the kernel does not tell these it is the sum of resident sizes, which is more.
   */
  memory: number;
  /** Seconds on the clock for encoding pictures, as Gatsby reports them; 0 where none was. */
  pictures: number;
  /** Pictures that were encoded. */
  encoded: number;
  /** HTML pages that were written, as files of `public`. */
  written: string[];
}

const copied = ["content", "src", "static", "package.json", "tsconfig.json"];
const copiedPattern = /^gatsby-.*\.tsx?$/;
const sampleEvery = 250;

/** A copy of the project, without its last build, in a temporary folder. */
export function copyOfProject(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "bench-build-"));
  const names = [...copied, ...readdirSync(".").filter((name) => copiedPattern.test(name))];
  for (const name of names) cpSync(name, path.join(folder, name), { recursive: true });
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"));
  return folder;
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
    ["-c", 'TIMEFORMAT="seconds %R %U %S"; time npx gatsby build >build.log 2>&1'],
    { cwd: folder, env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" } },
  );
  let memory = 0;
  const sampler = setInterval(() => {
    memory = Math.max(memory, memoryOf(build.pid ?? 0));
  }, sampleEvery);
  let output = "";
  build.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const status = await new Promise((resolve) => build.on("close", resolve));
  clearInterval(sampler);
  const [, wall, user, system] = /seconds (\S+) (\S+) (\S+)/.exec(output)?.map(Number) ?? [];
  const log = readFileSync(path.join(folder, "build.log"), "utf8");
  if (status !== 0 || wall === undefined || user === undefined || system === undefined) {
    throw new Error(log);
  }
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

/** Pages and pictures of the last build, with their times of writing. */
function builtFiles(folder: string): Map<string, number> {
  const root = path.join(folder, "public");
  try {
    return new Map(
      readdirSync(root, { recursive: true, encoding: "utf8" })
        .filter((name) => /\.(html|avif|jpe?g|webp)$/.test(name))
        .map((name) => [name, statSync(path.join(root, name)).mtimeMs]),
    );
  } catch {
    return new Map();
  }
}

/** Megabytes of memory of a process and all that it started. */
function memoryOf(root: number): number {
  const rows = execFileSync("ps", ["-eo", "pid=,ppid=,rss="], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map((row) => row.trim().split(/\s+/).map(Number));
  const family = new Set([root]);
  let kilobytes = 0;
  // A child is listed after its parent, because numbers of processes grow.
  for (const [pid = 0, parent = 0, resident = 0] of rows) {
    if (pid !== root && !family.has(parent)) continue;
    family.add(pid);
    kilobytes += proportionalSize(pid) ?? resident;
  }
  return kilobytes / 1024;
}

/** Kilobytes of a process, each shared page by its part (Linux); undefined where that is not told. */
function proportionalSize(pid: number): number | undefined {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8");
    return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? NaN) || undefined;
  } catch {
    return undefined;
  }
}
