import { write } from "node:fs";
import { workerData } from "node:worker_threads";
import { BEAT } from "./watchdog";

/**
 * How many checks without a new heartbeat end the process. Checks are counted, not seconds: while the
 * machine sleeps or the whole process is paused, there are none.
 */
const MOST_MISSED = 10;

const STANDARD_OUTPUT = 1;

const beats = workerData as Int32Array;
let last = -1;
let missed = 0;

setInterval(() => {
  const beat = Atomics.load(beats, 0);
  missed = beat === last ? missed + 1 : 0;
  last = beat;
  if (missed === MOST_MISSED) end();
}, BEAT);

/** Nothing gentler works: the blocked loop is what would handle a signal. */
function end(): void {
  const kill = () => process.kill(process.pid, "SIGKILL");
  const entry = { level: 60, time: Date.now(), pid: process.pid, alarm: true, msg: "stands still" };
  // If nobody reads the log, writing to it may block for ever.
  setTimeout(kill, BEAT);
  write(STANDARD_OUTPUT, `${JSON.stringify(entry)}\n`, kill);
}
