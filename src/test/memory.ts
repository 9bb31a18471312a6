import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const MEGABYTE = 1024 * 1024;

/**
 * Megabytes that objects and buffers of this process take after a full collection of garbage. Other
 * memory outside the heap is not counted: what is free there is given back much later.
 */
export function memoryInUse(): number {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / MEGABYTE;
}
