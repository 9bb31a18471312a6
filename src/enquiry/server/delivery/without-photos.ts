import { open } from "node:fs/promises";
import { encode } from "nodemailer/lib/qp";

/** More than head and text of any message; only photos are longer. */
const TEXT_BYTES = 256 * 1024;

/**
 * A stored message with its head and text, but with a note in place of its photos.
 * @returns undefined for a message that has none
 * @throws the file system's error
 */
export async function withoutPhotos(file: string, note: string): Promise<Buffer | undefined> {
  const message = await beginning(file);
  // The form that `compose` gives a message: the text is the first of its parts.
  const headEnd = message.indexOf("\r\n\r\n");
  const head = message.slice(0, headEnd);
  const [typeLine, boundary] = /\r\nContent-Type: multipart\/mixed;\s+boundary="([^"]+)"/.exec(
    head,
  ) ?? ["", undefined];
  if (!boundary) return undefined;
  const mark = `\r\n--${boundary}`;
  const start = message.indexOf(`${mark}\r\n`, headEnd);
  const end = message.indexOf(mark, start + mark.length);
  if (!message.startsWith("\r\nContent-Type: image/", end + mark.length)) return undefined;
  const text = message.slice(start + mark.length, end);
  const whole = `${head.replace(typeLine, "")}${text}\r\n${encode(`\n${note}\n`)}\r\n`;
  return Buffer.from(whole, "latin1");
}

async function beginning(file: string): Promise<string> {
  const handle = await open(file, "r");
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(TEXT_BYTES), 0, TEXT_BYTES, 0);
    return buffer.toString("latin1", 0, bytesRead);
  } finally {
    await handle.close();
  }
}
