import { spawn } from "node:child_process";
import { freePort } from "@typed-site/test-support/free-port";
import { EDITING_SECRET } from "../support/deploy/caddy-with-login";

/** `npm run redakcja` at work. */
export interface EditingSession {
  /** Where the site is; the editing page is at `/admin`. */
  address: string;
  /** What it has printed. */
  printed: () => string;
  /** Whether it has not ended by itself. */
  isRunning: () => boolean;
  /** Ends it and waits until its last process is gone. */
  stop: () => Promise<void>;
}

/**
 * Starts `npm run redakcja` in a folder and waits until the editing page answers.
 * @param settings more of its environment
 * @throws with what it printed, when it ends before
 */
export async function startEditing(
  folder: string,
  settings: NodeJS.ProcessEnv = {},
): Promise<EditingSession> {
  const port = String(await freePort());
  const address = `http://localhost:${port}`;
  const child = spawn("npm", ["run", "redakcja"], {
    cwd: folder,
    detached: true,
    env: {
      ...process.env,
      EDITING_PORT: port,
      EDITING_SECRET,
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
  while (!(await answers(`${address}/admin`))) {
    if (!isRunning) throw new Error(`npm run redakcja ended:\n${printed.join("")}`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  const stop = async () => {
    if (child.pid !== undefined && isRunning) process.kill(-child.pid);
    await closed;
  };
  return { address, printed: () => printed.join(""), isRunning: () => isRunning, stop };
}

const answers = (address: string) =>
  fetch(address, { headers: { "editing-secret": EDITING_SECRET } }).then(
    ({ ok }) => ok,
    () => false,
  );
