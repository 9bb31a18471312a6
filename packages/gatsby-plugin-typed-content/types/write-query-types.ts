import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { freePort } from "@typed-site/utils/node";
import type { Content } from "../define-content";
import { TYPES_FILE } from "../read/site-files";
import { areTypesNew, noteTypes } from "./query-types";

const { resolve } = createRequire(path.resolve("package.json"));

/** What Gatsby prints when it has written the types. */
const WRITTEN = /success .*TypeScript types/;

/** What it prints where a query is wrong, after the reason; it would leave that query out of the types. */
const WRONG_QUERY = /failed extract queries/;

/**
 * Writes the TypeScript types of all queries, if they are older than models and queries. It starts
 * `gatsby develop`, which writes them as soon as its first page is ready, and ends it then. Where develop runs already,
 * it writes them after each change, and Gatsby refuses a second one.
 */
export async function writeQueryTypes(content: Content): Promise<void> {
  if (areTypesNew(content)) {
    noteTypes(content);
    return;
  }
  process.stderr.write(
    `${TYPES_FILE} is old: Gatsby writes it anew, which takes up to a minute.\n`,
  );
  // Gatsby asks a question where its port is taken.
  const port = String(await freePort());
  const develop = spawn(process.execPath, [resolve("gatsby/cli.js"), "develop", "--port", port], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" },
  });
  const ended = new Promise<void>((done) => develop.once("close", () => done()));
  let printed = "";
  for (const stream of [develop.stdout, develop.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      printed += stripVTControlCharacters(text);
      if (WRITTEN.test(printed) || WRONG_QUERY.test(printed)) develop.kill("SIGTERM");
    });
  }
  await ended;
  if (WRITTEN.test(printed) && !WRONG_QUERY.test(printed)) {
    noteTypes(content);
    return;
  }
  process.stderr.write(printed);
  process.exitCode = 1;
}
