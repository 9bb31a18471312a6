import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";

interface Measurement {
  build: string;
  wall: number;
  cpu: number;
  encoded: number;
}

const COPIED = ["content", "src", "static", "package.json", "tsconfig.json"];
const COPIED_PATTERN = /^gatsby-.*\.tsx?$/;
const EDITED = "content/faq.yaml";

/**
 * `npm run bench:build`: builds a copy of the project cold, again without a change, and after one
 * text edit. Prints seconds of wall clock and of CPU (user and system, all processes of the build)
 * and how many pictures were encoded.
 */
function run(): void {
  const folder = copyOfProject();
  try {
    const cold = measure("cold", folder);
    const warm = measure("unchanged", folder);
    editText(path.join(folder, EDITED));
    const edited = measure("after a text edit", folder);
    print([cold, warm, edited]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function copyOfProject(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "bench-build-"));
  const names = [...COPIED, ...readdirSync(".").filter((name) => COPIED_PATTERN.test(name))];
  for (const name of names) cpSync(name, path.join(folder, name), { recursive: true });
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"));
  return folder;
}

function measure(build: string, folder: string): Measurement {
  const before = pictures(folder);
  // bash's `time` counts the build's worker processes too, which Node's own resource usage does not.
  const { stderr, status } = spawnSync(
    "bash",
    ["-c", 'TIMEFORMAT="seconds %R %U %S"; time npx gatsby build >build.log 2>&1'],
    { cwd: folder, encoding: "utf8", env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" } },
  );
  const [, wall, user, system] = /seconds (\S+) (\S+) (\S+)/.exec(stderr)?.map(Number) ?? [];
  if (status !== 0 || wall === undefined || user === undefined || system === undefined) {
    throw new Error(readFileSync(path.join(folder, "build.log"), "utf8"));
  }
  const encoded = [...pictures(folder)].filter(([name, time]) => before.get(name) !== time).length;
  return { build, wall, cpu: user + system, encoded };
}

/** Every built picture with its time of writing. */
function pictures(folder: string): Map<string, number> {
  const root = path.join(folder, "public/static");
  try {
    return new Map(
      readdirSync(root, { recursive: true, encoding: "utf8" })
        .filter((name) => /\.(avif|jpe?g|webp)$/.test(name))
        .map((name) => [name, statSync(path.join(root, name)).mtimeMs]),
    );
  } catch {
    return new Map();
  }
}

function editText(file: string): void {
  writeFileSync(
    file,
    readFileSync(file, "utf8").replace(/question: /, "question: Jedno słowo więcej – "),
  );
}

function print(measurements: Measurement[]): void {
  console.table(
    measurements.map(({ build, wall, cpu, encoded }) => ({
      build,
      "wall, s": wall.toFixed(0),
      "CPU, s": cpu.toFixed(0),
      "pictures encoded": encoded,
    })),
  );
}

run();
