import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";
import { SECRET_HEADER } from "@typed-site/utils/node";

const { resolve } = createRequire(path.resolve("package.json"));

/** Characters of `EDITING_SECRET`. */
const LEAST_SECRET = 32;

/**
 * `npm run redakcja`: the site and its editing page on this machine, until Ctrl+C.
 * @throws where `EDITING_ORIGIN` is no origin such as `https://redakcja.example.pl`, or has no `EDITING_SECRET`
 */
async function run(): Promise<void> {
  const port = process.env.EDITING_PORT ?? "8000";
  const origin = process.env.EDITING_ORIGIN;
  if (origin && new URL(origin).origin !== origin) {
    throw new Error(`EDITING_ORIGIN has to be like https://redakcja.example.pl, not ${origin}`);
  }
  if (origin && (process.env.EDITING_SECRET ?? "").length < LEAST_SECRET) {
    throw new Error(
      `EDITING_SECRET has to have ${LEAST_SECRET} characters at least, the same that the proxy sends`,
    );
  }
  const child = spawn(
    process.execPath,
    [resolve("gatsby/cli.js"), "develop", "--host", "127.0.0.1", "--port", port],
    {
      stdio: "inherit",
      env: {
        ...process.env,
        EDITING_PAGE: "1",
        GATSBY_TELEMETRY_DISABLED: "1",
        // The indicator is in English, and stays over a page that took more than a second.
        GATSBY_QUERY_ON_DEMAND_LOADING_INDICATOR: "false",
      },
    },
  );
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
  child.on("exit", (code) => (process.exitCode = code ?? 0));
  await announce(
    `http://localhost:${port}/admin`,
    () => (child.exitCode ?? child.signalCode) !== null,
  );
}

/** Prints the address of the editing page as soon as it answers, and opens it in an interactive terminal. */
async function announce(address: string, hasEnded: () => boolean): Promise<void> {
  while (!(await answers(address))) {
    if (hasEnded()) return;
    await new Promise((done) => setTimeout(done, 500));
  }
  process.stdout.write(`\nRedakcja: ${address}\nKoniec pracy: Ctrl+C.\n\n`);
  if (!process.stdout.isTTY) return;
  const [program, ...args] = openers[process.platform] ?? ["xdg-open"];
  spawn(program, [...args, address], { stdio: "ignore", detached: true })
    .on("error", () => undefined)
    .unref();
}

const openers: Partial<Record<NodeJS.Platform, [string, ...string[]]>> = {
  darwin: ["open"],
  win32: ["cmd", "/c", "start", ""],
};

const answers = (address: string) =>
  fetch(address, {
    method: "HEAD",
    headers: { [SECRET_HEADER]: process.env.EDITING_SECRET ?? "" },
  }).then(
    ({ ok }) => ok,
    () => false,
  );

void run();
