import { Worker } from "node:worker_threads";
import { ownProgram } from "../../utils/own-program";

/** Milliseconds between two signs of life. */
export const BEAT = 1000;

/**
 * Has this process killed when its event loop stands still for ten seconds; whoever started it
 * (systemd, Docker) starts it again.
 *
 * A thread watches, because it is the same everywhere and costs no process: systemd's `WatchdogSec`
 * needs a datagram socket, which Node does not have, and Docker has nothing of the kind.
 */
export function startWatchdog(): void {
  const { file, nodeOptions } = ownProgram(__dirname, "watchdog-worker");
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  new Worker(file, { workerData: beats, execArgv: nodeOptions }).unref();
  setInterval(() => Atomics.add(beats, 0, 1), BEAT).unref();
}
