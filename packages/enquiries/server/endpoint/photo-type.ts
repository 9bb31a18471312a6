import { createReadStream } from "node:fs";
import { buffer } from "node:stream/consumers";

/** The first bytes by media type; a browser's own claim is not trusted. */
const starts: Readonly<Record<string, RegExp>> = {
  "image/jpeg": /^\xff\xd8\xff/,
  "image/png": /^\x89PNG\r\n/,
  "image/webp": /^RIFF[^]{4}WEBP/,
};

/** Detects the media type of a photo; empty if it is not accepted. */
export async function photoType(path: string): Promise<string> {
  const head = (await buffer(createReadStream(path, { end: 11 }))).toString("latin1");
  return Object.keys(starts).find((type) => starts[type]?.test(head)) ?? "";
}
