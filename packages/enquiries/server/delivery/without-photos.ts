import { encode } from "nodemailer/lib/qp";
import { readStart } from "../storage/read-start";

/**
 * A stored message up to the end of its text, with a note in place of its photos.
 * @returns undefined for a message that has none
 * @throws the file system's error
 */
export async function withoutPhotos(file: string, note: string): Promise<Buffer | undefined> {
  const message = (await readStart(file)).toString("latin1");
  // The form that `compose` gives a message: the text is the first of its parts.
  const [, boundary] = /^Content-Type: multipart\/mixed;\s+boundary="([^"]+)"/m.exec(message) ?? [];
  if (!boundary) return undefined;
  const mark = `\r\n--${boundary}`;
  const end = message.indexOf(mark, message.indexOf(mark) + mark.length);
  const whole = `${message.slice(0, end)}\r\n${encode(`\n${note}\n`)}${mark}--\r\n`;
  return Buffer.from(whole, "latin1");
}
