import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { type AddressInfo, createServer } from "node:net";
import path from "node:path";

const { resolve } = createRequire(path.resolve("package.json"));

/** What Gatsby prints when `src/gatsby-types.d.ts` is written. */
const WRITTEN = /success .*TypeScript types/;

/**
 * `npm run task types`: writes the TypeScript types of all queries without a build. It starts `gatsby develop`, which
 * writes them as soon as its first page is ready, and ends it then. Where develop runs already, it has written them.
 */
export async function writeTypes(): Promise<void> {
  process.stdout.write("Develop starts, to write src/gatsby-types.d.ts: about a minute.\n");
  const port = String(await freePort());
  const develop = spawn(process.execPath, [resolve("gatsby/cli.js"), "develop", "--port", port], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" },
  });
  const ended = new Promise<void>((done) => develop.once("close", () => done()));
  let printed = "";
  for (const stream of [develop.stdout, develop.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
      if (WRITTEN.test(printed)) develop.kill("SIGTERM");
    });
  }
  await ended;
  if (WRITTEN.test(printed)) {
    process.stdout.write("The types are written.\n");
    return;
  }
  process.stderr.write(printed);
  process.exitCode = 1;
}

/** Gatsby asks a question where its port is taken. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
