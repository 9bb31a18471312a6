import { once } from "node:events";
import { readFileSync } from "node:fs";
import { type ServerProcess, startServerProcess } from "../../../e2e/support/server/server-process";
import { temporaryFolder } from "../../../e2e/support/server/site";

/** One line of a table. */
export type Row = Record<string, string | number>;

/** Attacks servers of its own; returns what its table says. */
export type Attack = () => Promise<Row[]>;

/** Milliseconds of a clock tick: `/proc` counts CPU time in hundredths of a second. */
const TICK = 10;

/** A server as `npm start` starts it, with a Maildir of its own, behind a proxy that is trusted. */
export function startVictim(): Promise<ServerProcess> {
  const environment = { ENQUIRY_DIR: temporaryFolder(), TRUST_PROXY: "1" };
  return startServerProcess(environment, "src/server/start.ts");
}

export async function stopVictim({ process }: ServerProcess): Promise<void> {
  const ended = once(process, "exit");
  process.kill("SIGKILL");
  await ended;
}

/**
 * CPU time of a process so far and of those that it started and that have ended, in milliseconds, in
 * user and kernel mode (proc(5), `stat`).
 */
export function cpuOf({ process }: ServerProcess): number {
  const stat = readFileSync(`/proc/${process.pid}/stat`, "utf8");
  // The name of the program, in brackets, may hold blanks.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks) * TICK, 0);
}

/** The most memory that a process has had so far, in MB, as the kernel counts it (proc(5)). */
export function peakMemoryOf({ process }: ServerProcess): number {
  const status = readFileSync(`/proc/${process.pid}/status`, "utf8");
  return Math.round(Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1]) / 1024);
}
