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

/**
 * Makes an attack in each of several cases, each on a server of its own as `npm start` starts it, with a Maildir of
 * its own, behind a proxy that is trusted.
 */
export async function attackEach<Case>(
  cases: readonly Case[],
  attack: (server: ServerProcess, given: Case) => Promise<Row>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const given of cases) {
    const environment = { ENQUIRY_DIR: temporaryFolder(), TRUST_PROXY: "1" };
    const server = await startServerProcess(environment, "src/server/start.ts");
    try {
      rows.push(await attack(server, given));
    } finally {
      const ended = once(server.process, "exit");
      server.process.kill("SIGKILL");
      await ended;
    }
  }
  return rows;
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
