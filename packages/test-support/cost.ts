import { existsSync, readFileSync } from "node:fs";

/** CPU milliseconds of the first round; each round takes twice as long as the one before. */
const FIRST_ROUND = 4;
const ROUNDS = 8;

/** Work on a text of this length, whose cost is measured. */
export type Work = (length: number) => unknown;

/**
 * How many times more CPU time a byte costs in a long text than in a short one: about 1 if work is
 * linear, 8 if it is quadratic and the long text is eight times as long. Intermediate lengths come
 * first, to notice fast growth before it takes minutes. The minimum of several rounds counts:
 * garbage collection may fill a short round, but not half a second.
 * @param limit a ratio at which to stop measuring
 */
export async function growth(
  work: Work,
  [short, ...longer]: readonly [number, ...number[]],
  limit: number,
): Promise<number> {
  let ratio = 0;
  for (const length of longer) {
    ratio = Infinity;
    for (let round = 0; round < ROUNDS && ratio > limit; round++) {
      const enough = FIRST_ROUND * 2 ** round;
      const before = await costPerByte(work, short, enough);
      ratio = Math.min(ratio, (await costPerByte(work, length, enough)) / before);
    }
    if (ratio > limit) return ratio;
  }
  return ratio;
}

/** CPU milliseconds per byte, averaged over as many repetitions as take at least `enough` milliseconds. */
async function costPerByte(work: Work, length: number, enough: number): Promise<number> {
  for (let times = 1; ; times *= 2) {
    const start = cpuTime();
    for (let time = 0; time < times; time++) await work(length);
    const spent = cpuTime() - start;
    if (spent > enough) return spent / times / length;
  }
}

const SCHEDULER = "/proc/self/schedstat";

/**
 * Milliseconds that this process's main thread has been on a CPU (proc(5)): those of the compiler's
 * and the collector's threads would depend on the machine's load.
 */
export const cpuTime = existsSync(SCHEDULER)
  ? () => Number(readFileSync(SCHEDULER, "utf8").split(" ", 1)[0]) / 1e6
  : () => process.cpuUsage().user / 1000;
