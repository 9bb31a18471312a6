import { spawn } from "node:child_process";
import { stop } from "esbuild";
import { z } from "zod";
import { failWith, readEnvironment, wholeNumber } from "@typed-site/utils/node";
import { project, site } from "../editor.config";
import { createEditingServer } from "../server/create-editing-server";
import { addLogin } from "../server/login/add-login";
import { loginsFile } from "../server/login/logins-file";

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text;

/** The operator's settings. */
const settings = {
  EDITING_PORT: wholeNumber(0, 65_535).default(8000),
  EDITING_ORIGIN: z
    .string()
    .refine(isOrigin, { error: "must be like https://redakcja.example.pl" })
    .optional(),
  OPERATOR_EMAIL: z.email({ error: "must be an e-mail address" }).optional(),
  SITE_URL: z.url({ error: "must be like https://www.example.pl" }).optional(),
};

/**
 * `npm start -w apps/editor`: the editing page on this machine, until Ctrl+C; behind a login where `EDITING_ORIGIN` is set.
 * @throws Error that names each setting which is wrong
 */
async function run(): Promise<void> {
  const {
    EDITING_PORT: port,
    EDITING_ORIGIN: origin,
    OPERATOR_EMAIL: operator,
    SITE_URL: published,
  } = readEnvironment(settings, process.env);
  const app = await createEditingServer(site, {
    project,
    origin,
    published,
    login: origin
      ? (server) => addLogin(server, { file: loginsFile(project), origin, operator })
      : undefined,
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void app.close());
  }
  // What has compiled this program would stay beside it, with 50 MB.
  await stop();
  await app.listen({ host: "127.0.0.1", port });
  const address = `http://localhost:${port}/admin`;
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
