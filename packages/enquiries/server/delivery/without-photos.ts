import { encode } from "nodemailer/lib/qp";

/** Replaces the photos of a stored message with a note; undefined if it has none. */
export function withoutPhotos(stored: Buffer, note: string): Buffer | undefined {
  const message = stored.toString("latin1");
  // The text is the first part of what `compose` writes.
  const [, boundary] = /^Content-Type: multipart\/mixed;\s+boundary="([^"]+)"/m.exec(message) ?? [];
  if (!boundary) return undefined;
  const mark = `\r\n--${boundary}`;
  const end = message.indexOf(mark, message.indexOf(mark) + mark.length);
  const whole = `${message.slice(0, end)}\r\n${encode(`\n${note}\n`)}${mark}--\r\n`;
  return Buffer.from(whole, "latin1");
}
