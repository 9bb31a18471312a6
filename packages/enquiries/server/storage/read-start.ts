import { createReadStream } from "node:fs";
import { buffer } from "node:stream/consumers";

/** More than head and text of any message; only photos are longer. */
const TEXT_BYTES = 256 * 1024;

/**
 * The first bytes of a file; fewer where it is shorter.
 * @throws the file system's error
 */
export function readStart(path: string, bytes = TEXT_BYTES): Promise<Buffer> {
  return buffer(createReadStream(path, { end: bytes - 1 }));
}
