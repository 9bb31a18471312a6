import { setTimeout as pause } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const MEGABYTE = 1024 * 1024;

/**
 * Megabytes used by this process's objects and buffers after garbage collection; excludes other
 * memory outside the heap, which is released much later. Collects repeatedly, with pauses, until
 * nothing more is freed: finalizers and threads still hold up to 45 MB for a hundred buffers after
 * the last answer.
 */
export async function memoryInUse(): Promise<number> {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  let least = Infinity;
  for (let inVain = 0; inVain < 3;) {
    await pause(200);
    collect();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    inVain = heapUsed + arrayBuffers < least - MEGABYTE ? 0 : inVain + 1;
    least = Math.min(least, heapUsed + arrayBuffers);
  }
  return least / MEGABYTE;
}

/**
 * The least megabytes by which the memory in use grows from one of these to the next: what keeps an
 * entry for each request grows each time, anything else only now and then.
 */
export const leastGrowth = (used: readonly number[]): number =>
  Math.min(...used.slice(1).map((megabytes, index) => megabytes - (used[index] ?? 0)));
