import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "@typed-site/test-support/site";
import { freePort } from "@typed-site/utils/node";

const PROGRAM = "/usr/bin/caddy";

/** Caddy with `deploy/Caddyfile`. */
export interface Caddy {
  url: string;
  process: ChildProcess;
  /** All that it has printed. */
  printed: () => string;
  stop: () => Promise<void>;
}

/** What the Caddyfile takes from its environment. */
interface Setting {
  /** Folder of a release, or `current`. */
  release: string;
  /** Address of the Node server: `127.0.0.1:9000`. */
  server: string;
  /** Where visitors find the site; a free port by default. */
  url?: string;
  /** Other text of the configuration in place of some of it. */
  changes?: Readonly<Record<string, string>> | undefined;
  /** What another configuration takes besides. */
  environment?: Record<string, string>;
}

/** Whether Debian's package of Caddy is installed. */
export const hasCaddy = () => existsSync(PROGRAM);

/** @throws Error that says how to install Caddy, if it is missing */
export function ensureCaddy(): void {
  if (hasCaddy()) return;
  throw new Error("This needs Caddy: `npm run test:thorough -- --yes` installs it on Debian.");
}

/** Starts Caddy. */
export async function startCaddy({
  release,
  server,
  url: wantedUrl,
  changes = {},
  environment,
}: Setting): Promise<Caddy> {
  const folder = temporaryFolder();
  const url = wantedUrl ?? `http://127.0.0.1:${await freePort()}`;
  const file = path.join(folder, "Caddyfile");
  // Open pages keep sockets, for whose end Caddy would wait.
  const options = "{\n\tadmin off\n\tgrace_period 1s\n";
  let text = readFileSync("deploy/Caddyfile", "utf8").replace(/^\{\n/m, options);
  for (const [shipped, other] of Object.entries(changes)) {
    if (!text.includes(shipped)) throw new Error(`The Caddyfile has no "${shipped}"`);
    text = text.replaceAll(shipped, () => other);
  }
  writeFileSync(file, text);
  const words = ["run", "--adapter", "caddyfile", "--config", file];
  const caddy = spawn(PROGRAM, words, {
    env: {
      ...process.env,
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      SITE_ADDRESS: url,
      SERVER: server,
      RELEASE: release,
      WWW_ADDRESS: `http://127.0.0.1:${await freePort()}`,
      ...environment,
    },
  });
  caddy.once("exit", () => rmSync(folder, { recursive: true, maxRetries: 5 }));
  let output = "";
  for (const stream of [caddy.stdout, caddy.stderr]) {
    stream.on("data", (text: Buffer) => (output += text.toString()));
  }
  const printed = () => output;
  const started = { url, process: caddy, printed };
  await whenStarted(started, url);
  return {
    ...started,
    stop: async () => {
      caddy.kill("SIGTERM");
      if (caddy.exitCode === null && caddy.signalCode === null) await once(caddy, "exit");
    },
  };
}

/**
 * Waits until Caddy answers at an address.
 * @throws Error with its output if it ends instead
 */
export async function whenStarted(
  { process: caddy, printed }: Pick<Caddy, "process" | "printed">,
  url: string,
): Promise<void> {
  while (!(await fetch(url).catch(() => undefined))) {
    if (caddy.exitCode !== null || caddy.signalCode !== null)
      throw new Error(`It does not start:\n${printed()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
