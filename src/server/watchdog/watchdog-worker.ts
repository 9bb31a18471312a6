import { write } from "node:fs";
import { workerData } from "node:worker_threads";
import { BEAT } from "./watchdog";

/**
 * Looks without a new beat in between after which the process ends. Looks are counted, not seconds:
 * while the machine sleeps or the whole process is halted, nobody looks.
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

/** Nothing gentler works: signals are handled by the loop that stands still. */
function end(): void {
  const kill = () => process.kill(process.pid, "SIGKILL");
  const entry = { level: 60, time: Date.now(), pid: process.pid, alarm: true, msg: "stands still" };
  // Nobody may be reading the log, which is then never written.
  setTimeout(kill, BEAT);
  write(STANDARD_OUTPUT, `${JSON.stringify(entry)}\n`, kill);
}
