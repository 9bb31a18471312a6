import { once } from "node:events";
import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";

/**
 * Looks at the memory of the whole process from a thread of its own, since the program may never pause. Node's own
 * limits count no typed arrays, which is where unpacked data lie.
 */
const WATCH = `
  const { workerData } = require("node:worker_threads");
  const most = process.memoryUsage.rss() + workerData * 1e6;
  setInterval(() => {
    if (process.memoryUsage.rss() > most) process.kill(process.pid, "SIGKILL");
  }, 20);
`;

/** A program: starts another in the same process, within a limit of memory: `start-limited.ts MEGABYTES PROGRAM`. */
async function run([, , megabytes = "", program = ""]: string[]): Promise<void> {
  const watch = new Worker(WATCH, { eval: true, workerData: Number(megabytes) });
  await once(watch, "online");
  watch.unref();
  createRequire(__filename)(program);
}

void run(process.argv);
