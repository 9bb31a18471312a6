import { encode } from "nodemailer/lib/qp";
import { readStart } from "../storage/read-start";

/** More than head and text of any message; only photos are longer. */
const TEXT_BYTES = 256 * 1024;

/**
 * A stored message with its head and text, but with a note in place of its photos.
 * @returns undefined for a message that has none
 * @throws the file system's error
 */
export async function withoutPhotos(file: string, note: string): Promise<Buffer | undefined> {
  const message = (await readStart(file, TEXT_BYTES)).toString("latin1");
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
