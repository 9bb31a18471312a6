import { open } from "node:fs/promises";
import sharp from "sharp";
import { LIMITS } from "./fields";
import type { FaultCode } from "./rules";

// Uploads are used once: what sharp keeps of them would only fill memory.
sharp.cache(false);

/** Enough to judge a garden; a phone's photo has about four times as many pixels. */
const LONGEST_SIDE = 2400;

/** First bytes of the picture types that are taken; what a browser claims is not believed. */
const signatures: readonly ((head: Buffer) => boolean)[] = [
  (head) => head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (head) => head.subarray(0, 8).equals(Buffer.from("\x89PNG\r\n\x1a\n", "latin1")),
  (head) => head.toString("latin1", 0, 4) === "RIFF" && head.toString("latin1", 8, 12) === "WEBP",
];

/**
 * Writes an upload anew as JPEG: turned upright, not larger than needed, and without what cameras
 * write along (EXIF, position).
 * @returns what is wrong with the upload, or undefined
 * @throws the file system's error where the disk is full
 */
export async function reencodePhoto(from: string, to: string): Promise<FaultCode | undefined> {
  const head = await firstBytes(from);
  if (!signatures.some((fits) => fits(head))) return "wrongType";
  const picture = sharp(from, { limitInputPixels: false, sequentialRead: true });
  const size = await picture.metadata().catch(() => undefined);
  if (!size) return "wrongType";
  if (size.width * size.height > LIMITS.photoPixels) return "tooLarge";
  const content = await picture
    .autoOrient()
    .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: "inside", withoutEnlargement: true })
    .flatten({ background: "white" })
    .jpeg({ quality: 82 })
    .toBuffer()
    .catch(() => undefined);
  if (!content) return "wrongType";
  const file = await open(to, "wx", 0o600);
  await file.writeFile(content).finally(() => file.close());
  return undefined;
}

async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path, "r");
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(12), 0, 12, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
