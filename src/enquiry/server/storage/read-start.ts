import { open } from "node:fs/promises";

/** More than head and text of any message; only photos are longer. */
const TEXT_BYTES = 256 * 1024;

/**
 * The first bytes of a file; fewer where it is shorter.
 * @throws the file system's error
 */
export async function readStart(path: string, bytes = TEXT_BYTES): Promise<Buffer> {
  const file = await open(path, "r");
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
