import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { MOST_SENT_BYTES } from "./photo-limits";

const MOST_MS = 60_000;

/**
 * A HEIC photo as JPEG, turned upright. It is decoded in a process of its own, whose memory is given back and which
 * a strange file can't hold for ever.
 * @throws Error where it can't be decoded
 */
export async function jpegOfHeic(photo: Buffer): Promise<Buffer> {
  const program = path.resolve("packages/editing/change/decode-heic.ts");
  const running = promisify(execFile)(process.execPath, ["--import", "tsx", program], {
    encoding: "buffer",
    timeout: MOST_MS,
    maxBuffer: 2 * MOST_SENT_BYTES,
  });
  // It may have ended before it read all.
  running.child.stdin?.on("error", () => undefined).end(photo);
  return (await running).stdout;
}
