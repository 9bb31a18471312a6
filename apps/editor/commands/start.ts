import { spawn } from "node:child_process";
import { stop } from "esbuild";
import { failWith } from "@typed-site/utils/node";
import { project, site } from "../editor.config";
import { createEditingServer } from "../server/create-editing-server";
import { addLogin } from "../server/login/add-login";
import { loginsFile } from "../server/login/logins-file";

/**
 * `npm start -w apps/editor`: the editing page on this machine, until Ctrl+C; behind a login where `EDITING_ORIGIN` is set.
 * @throws where `EDITING_ORIGIN` is no origin such as `https://redakcja.example.pl`
 */
async function run(): Promise<void> {
  const {
    EDITING_PORT = "8000",
    EDITING_ORIGIN: origin,
    OPERATOR_EMAIL: operator,
    SITE_URL: published,
  } = process.env;
  if (origin && new URL(origin).origin !== origin) {
    throw new Error(`EDITING_ORIGIN has to be like https://redakcja.example.pl, not ${origin}`);
  }
  const app = await createEditingServer(site, {
    project,
    origin: origin || undefined,
    published: published || undefined,
    login: origin
      ? (server) => addLogin(server, { file: loginsFile(project), origin, operator })
      : undefined,
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void app.close());
  }
  // What has compiled this program would stay beside it, with 50 MB.
  await stop();
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
