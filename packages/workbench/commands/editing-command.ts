import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { type AddressInfo, createServer } from "node:net";
import path from "node:path";
import { editingPackages, INSTALLING } from "../../editing";

const { resolve } = createRequire(path.resolve("package.json"));

/**
 * `npm run redakcja`: the site and its editing page on this machine, until Ctrl+C. decap-server writes
 * the files; it listens on the loopback address only and sees nothing but `content/`.
 */
async function run(): Promise<void> {
  editingPackages.install(INSTALLING);
  const site = process.env.PORT ?? "8000";
  const port = String(await freePort());
  const children = [
    start([editingPackages.resolve("decap-server/dist/index.js")], {
      BIND_HOST: "127.0.0.1",
      PORT: port,
      GIT_REPO_DIRECTORY: path.resolve("content"),
      LOG_LEVEL: "error",
    }),
    start([resolve("gatsby/cli.js"), "develop", "--host", "localhost", "--port", site], {
      DECAP_SERVER: `http://127.0.0.1:${port}/api/v1`,
      GATSBY_TELEMETRY_DISABLED: "1",
    }),
  ];
  const stop = () => children.forEach((child) => child.kill());
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, stop);
  for (const child of children) {
    child.on("exit", (code) => {
      process.exitCode ||= code ?? 0;
      stop();
    });
  }
  await announce(`http://localhost:${site}/admin`, () =>
    children.some((child) => child.exitCode !== null),
  );
}

function start(args: string[], env: Record<string, string>) {
  return spawn(process.execPath, args, { stdio: "inherit", env: { ...process.env, ...env } });
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
  fetch(address, { method: "HEAD" }).then(
    ({ ok }) => ok,
    () => false,
  );

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await once(server.close(), "close");
  return port;
}

void run();
