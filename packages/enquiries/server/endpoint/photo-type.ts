import { createReadStream } from "node:fs";
import { buffer } from "node:stream/consumers";

/** By their first bytes; what a browser claims is not believed. */
const starts: Readonly<Record<string, RegExp>> = {
  "image/jpeg": /^\xff\xd8\xff/,
  "image/png": /^\x89PNG\r\n/,
  "image/webp": /^RIFF[^]{4}WEBP/,
};

/** The media type of a photo; empty for what is not taken. */
export async function photoType(path: string): Promise<string> {
  const head = (await buffer(createReadStream(path, { end: 11 }))).toString("latin1");
  return Object.keys(starts).find((type) => starts[type]?.test(head)) ?? "";
}
