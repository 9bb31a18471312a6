import type { EnquiryPhoto } from "../storage/enquiry";
import { readStart } from "../storage/read-start";

/** By their first bytes; what a browser claims is not believed. */
const types = [
  { ext: "jpg", mime: "image/jpeg", start: /^\xff\xd8\xff/ },
  { ext: "png", mime: "image/png", start: /^\x89PNG\r\n/ },
  { ext: "webp", mime: "image/webp", start: /^RIFF[^]{4}WEBP/ },
];

/** What a photo is; undefined for what is not taken. */
export async function photoType(path: string): Promise<EnquiryPhoto["type"] | undefined> {
  const head = (await readStart(path, 12)).toString("latin1");
  const type = types.find(({ start }) => start.test(head));
  return type && { ext: type.ext, mime: type.mime };
}
