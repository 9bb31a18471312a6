import type { FileHandle } from "node:fs/promises";
import { encode } from "nodemailer/lib/qp";

/** Follows the last part of a stored message whose photos were cut off; readers ignore it (RFC 2046, 5.1.1). */
const CUT_OFF = "X-Enquiry-Photos: none\r\n";
const MULTIPART = /^Content-Type: multipart\/mixed;\s+boundary="([^"]+)"/m;

/** The header of a message that `compose` writes is shorter, in bytes. */
const HEADER = 8 * 1024;

/** Whether a stored message has photos. Reads only its beginning and its end. */
export async function hasPhotos(file: FileHandle): Promise<boolean> {
  const { size } = await file.stat();
  const header = await readPart(file, 0, HEADER);
  const end = await readPart(file, Math.max(0, size - CUT_OFF.length), CUT_OFF.length);
  const [own = ""] = header.split("\r\n\r\n");
  return MULTIPART.test(own) && end !== CUT_OFF;
}

/**
 * Cuts the photos off a stored message, in place: its file keeps its owner, and one that is deleted meanwhile stays
 * deleted. Killed in between, it leaves a message whose photos no reader finds, and the next call cuts them off.
 */
export async function cutPhotos(file: FileHandle): Promise<void> {
  const text = findText((await file.readFile()).toString("latin1"));
  if (!text) return;
  const end = text.length + text.mark.length;
  const last = Buffer.from(`--\r\n${CUT_OFF}`, "latin1");
  await file.write(last, 0, last.length, end);
  await file.truncate(end + last.length);
  await file.sync();
}

/**
 * A stored message without its photos, to be sent; undefined if it has none.
 * @param note a sentence that takes their place
 */
export function withoutPhotos(stored: Buffer, note: string): Buffer | undefined {
  const message = stored.toString("latin1");
  const text = findText(message);
  if (!text || message.endsWith(CUT_OFF)) return undefined;
  const parts = [message.slice(0, text.length), "\r\n", encode(`\n${note}\n`), text.mark, "--\r\n"];
  return Buffer.from(parts.join(""), "latin1");
}

/** The length of a message up to the end of its text, the first part of what `compose` writes, and the mark after it. */
function findText(message: string): { length: number; mark: string } | undefined {
  const [, boundary] = MULTIPART.exec(message) ?? [];
  const mark = `\r\n--${boundary}`;
  const length = message.indexOf(mark, message.indexOf(mark) + mark.length);
  return boundary && length > 0 ? { length, mark } : undefined;
}

async function readPart(file: FileHandle, from: number, length: number): Promise<string> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from);
  return buffer.toString("latin1", 0, bytesRead);
}
