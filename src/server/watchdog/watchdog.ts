import { Worker } from "node:worker_threads";
import { ownProgram } from "../../utils/node/own-program";

/** Milliseconds between two heartbeats. */
export const BEAT = 1000;

/**
 * Kills this process when its event loop is blocked for ten seconds; whatever started it (systemd, Docker)
 * starts it again.
 *
 * A thread watches, because that works everywhere and needs no other process: systemd's `WatchdogSec`
 * needs a datagram socket, which Node does not have, and Docker has no equivalent.
 */
export function startWatchdog(): void {
  const { file, nodeOptions } = ownProgram(__dirname, "watchdog-worker");
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  new Worker(file, { workerData: beats, execArgv: nodeOptions }).unref();
  setInterval(() => Atomics.add(beats, 0, 1), BEAT).unref();
}
