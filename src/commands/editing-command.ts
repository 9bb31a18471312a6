import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";
import { addLogin, createEditingServer, type EditedSite, loginsFile } from "@typed-site/editing";
import { failWith } from "@typed-site/utils/node";
import { learnWord } from "@typed-site/workbench";
import { releaseProblems } from "../build/release-problems";
import { content } from "../content";
import { ENQUIRY_ADDRESSES } from "../utils/enquiry-addresses";

const { resolve } = createRequire(path.resolve("package.json"));

const site: EditedSite = {
  content,
  releaseProblems,
  learnWord,
  commands: {
    spelling: ["src/commands/check-spelling.ts", "--json"],
    preview: (port) => [
      process.execPath,
      resolve("gatsby/cli.js"),
      "develop",
      "--host",
      "127.0.0.1",
      "--port",
      String(port),
    ],
  },
  styles: ["src/styles/fonts.css", "src/styles/tokens.css"],
  formAddress: ENQUIRY_ADDRESSES.endpoint,
};

/**
 * `npm run redakcja`: the editing page on this machine, until Ctrl+C; behind a login where `EDITING_ORIGIN` is set.
 * @throws where `EDITING_ORIGIN` is no origin such as `https://redakcja.example.pl`
 */
async function run(): Promise<void> {
  const { EDITING_PORT = "8000", EDITING_ORIGIN: origin, OPERATOR_EMAIL: operator } = process.env;
  const project = path.resolve(".");
  if (origin && new URL(origin).origin !== origin) {
    throw new Error(`EDITING_ORIGIN has to be like https://redakcja.example.pl, not ${origin}`);
  }
  const app = await createEditingServer(site, {
    project,
    origin: origin || undefined,
    login: origin
      ? (server) => addLogin(server, { file: loginsFile(project), origin, operator })
      : undefined,
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void app.close());
  }
  await app.listen({ host: "127.0.0.1", port: Number(EDITING_PORT) });
  const address = `http://localhost:${EDITING_PORT}/admin`;
  process.stdout.write(`\nRedakcja: ${address}\nKoniec pracy: Ctrl+C.\n\n`);
  if (process.stdout.isTTY) open(address);
}

/** Opens an address in the browser. */
function open(address: string): void {
  const [program, ...args] = openers[process.platform] ?? ["xdg-open"];
  spawn(program, [...args, address], { stdio: "ignore", detached: true })
    .on("error", () => undefined)
    .unref();
}

const openers: Partial<Record<NodeJS.Platform, [string, ...string[]]>> = {
  darwin: ["open"],
  win32: ["cmd", "/c", "start", ""],
};

run().catch(failWith);
