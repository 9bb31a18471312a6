import { encode } from "nodemailer/lib/qp";

/** A header of a stored message whose photos were taken out. */
const NO_PHOTOS = "X-Enquiry-Photos: none";
const MULTIPART = /^Content-Type: multipart\/mixed;\s+boundary="([^"]+)"/m;

/** Whether a message with such a header has photos. */
export function hasPhotos(header: string): boolean {
  const end = header.indexOf("\r\n\r\n");
  const own = end < 0 ? header : header.slice(0, end);
  return MULTIPART.test(own) && !own.startsWith(NO_PHOTOS);
}

/**
 * A stored message without its photos; undefined if it has none.
 * @param note a sentence that takes their place
 */
export function withoutPhotos(stored: Buffer, note = ""): Buffer | undefined {
  const message = stored.toString("latin1");
  // The text is the first part of what `compose` writes.
  const [, boundary] = MULTIPART.exec(message) ?? [];
  if (!boundary || !hasPhotos(message)) return undefined;
  const mark = `\r\n--${boundary}`;
  const end = message.indexOf(mark, message.indexOf(mark) + mark.length);
  const text = `${message.slice(0, end)}\r\n${encode(`\n${note}\n`)}`;
  return Buffer.from(`${NO_PHOTOS}\r\n${text}${mark}--\r\n`, "latin1");
}
