import { spawn } from "node:child_process";
import { stripVTControlCharacters } from "node:util";
import { freePort } from "@typed-site/utils/node";

/** A command of npm that serves something. */
export interface Session {
  /** Where. */
  address: string;
  /** What it has printed, without colours: Playwright asks for them. */
  printed: () => string;
  /** Whether it has not ended by itself. */
  isRunning: () => boolean;
  /** Ends it and waits until its last process is gone. */
  stop: () => Promise<void>;
}

/** Starts `npm run develop` in a folder. */
export async function startDeveloping(folder: string): Promise<Session> {
  const port = await freePort();
  return startSession(folder, ["develop", "--", "--port", String(port)], "/", port);
}

/**
 * Starts a command and waits until a page of it answers.
 * @throws with what it printed, when it ends before
 */
export async function startSession(
  folder: string,
  command: readonly string[],
  page: string,
  port: number,
  settings: NodeJS.ProcessEnv = {},
): Promise<Session> {
  const address = `http://localhost:${port}`;
  const child = spawn("npm", ["run", ...command], {
    cwd: folder,
    detached: true,
    env: {
      ...process.env,
      // Where CI is set, Gatsby would encode every picture and run every query before it begins.
      GATSBY_ENABLE_LAZY_IMAGES_IN_CI: "1",
      GATSBY_ENABLE_QUERY_ON_DEMAND_IN_CI: "1",
      ...settings,
    },
  });
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => printed.push(text));
  }
  let isRunning = true;
  child.once("exit", () => (isRunning = false));
  // Comes only when all descendants have let go of the two streams.
  const closed = new Promise<void>((resolve) => child.once("close", () => resolve()));
  while (!(await answers(address + page))) {
    if (!isRunning) throw new Error(`npm run ${command.join(" ")} ended:\n${printed.join("")}`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  const stop = async () => {
    if (child.pid !== undefined && isRunning) process.kill(-child.pid);
    await closed;
  };
  const text = () => stripVTControlCharacters(printed.join(""));
  return { address, printed: text, isRunning: () => isRunning, stop };
}

const answers = (address: string) =>
  fetch(address).then(
    // Without a login there is nothing but that.
    ({ ok, status }) => ok || status === 401,
    () => false,
  );
