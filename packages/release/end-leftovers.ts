import { readdirSync, readFileSync } from "node:fs";

/** The environment variable of a publication's programs, and of those that they start. */
export const MARK = "PUBLISHES_CHECKOUT";

/**
 * Ends the programs that a killed publication has left at work in a checkout: a second build beside
 * them would spoil both.
 */
export function endLeftovers(checkout: string): void {
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    if (environmentOf(pid).includes(`${MARK}=${checkout}`)) kill(Number(pid));
  }
}

/** The environment that a process was started with (proc(5)); empty if it has ended or is another user's. */
function environmentOf(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/environ`, "utf8").split("\0");
  } catch {
    return [];
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It has ended meanwhile.
  }
}
