import { fork } from "node:child_process";
import { copyFileSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Answers } from "./answer-queries";

/** What Gatsby reads of the project by its place, as far as the schema. */
const FOLDERS = ["content", "node_modules"];

/**
 * Answers queries from `content/` through Gatsby's own schema, beside a running build or `develop`: Gatsby works in a
 * folder of its own, which has no cache yet and is gone afterwards.
 * @throws with what Gatsby printed when it does not come as far as the schema, as with
 * a mistake in the content
 */
export async function askContent(queries: readonly string[]): Promise<Answers> {
  const stop = new AbortController();
  // Without a listener Ctrl+C would end this process before the folder is removed.
  const onSignal = () => stop.abort();
  process.once("SIGINT", onSignal);
  const folder = mkdtempSync(path.join(os.tmpdir(), "query-"));
  try {
    for (const name of FOLDERS) {
      // A junction needs no special rights on Windows; elsewhere the argument is ignored.
      symlinkSync(path.resolve(name), path.join(folder, name), "junction");
    }
    copyFileSync("package.json", path.join(folder, "package.json"));
    // Loaded by tsx, so Gatsby need not compile them.
    for (const name of ["gatsby-config", "gatsby-node"]) {
      const source = JSON.stringify(path.resolve(`${name}.ts`));
      writeFileSync(path.join(folder, `${name}.js`), `module.exports = require(${source});\n`);
    }
    return await runGatsby(folder, queries, stop.signal);
  } finally {
    rmSync(folder, { recursive: true });
    process.off("SIGINT", onSignal);
  }
}

function runGatsby(
  folder: string,
  queries: readonly string[],
  stop: AbortSignal,
): Promise<Answers> {
  const child = fork(path.resolve("src/queries/answer-queries.ts"), {
    cwd: folder,
    execArgv: ["--import", "tsx"],
    silent: true,
    env: {
      ...process.env,
      gatsby_executing_command: "build",
      GATSBY_TELEMETRY_DISABLED: "1",
      NODE_ENV: "production",
    },
  });
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => printed.push(text));
  }
  return new Promise((resolve, reject) => {
    let results: Answers | undefined;
    child.on("message", (message) => {
      // Gatsby sends its log the same way.
      if (Array.isArray(message)) results = message as Answers;
    });
    stop.addEventListener("abort", () => child.kill());
    child.on("error", reject);
    child.on("close", () => (results ? resolve(results) : reject(new Error(printed.join("")))));
    child.send(queries);
  });
}
