import { setTimeout as pause } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const MEGABYTE = 1024 * 1024;

/**
 * Megabytes that objects and buffers of this process take after a full collection of garbage. Other
 * memory outside the heap is not counted: what is free there is given back much later.
 *
 * Collects until several collections, each a moment after the other, have freed nothing more: buffers that
 * finalizers or threads still hold when the last answer is out, up to 45 MB for a hundred of them, are
 * freed only then.
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
