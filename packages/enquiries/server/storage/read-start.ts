import { createReadStream } from "node:fs";
import { buffer } from "node:stream/consumers";

/** More than head and text of any message; only photos are longer. */
const TEXT_BYTES = 256 * 1024;

/** The first bytes of a file; fewer where it is shorter. */
export function readStart(path: string): Promise<Buffer> {
  return buffer(createReadStream(path, { end: TEXT_BYTES - 1 }));
}
