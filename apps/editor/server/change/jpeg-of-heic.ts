import path from "node:path";
import { LimitExceeded, runLimited } from "@typed-site/utils/node";
import { MOST_SENT_BYTES, TOO_MANY_PIXELS } from "../../shared/photo-limits";

/** A photo of 100 megapixels needs some 800 MB while it is decoded. */
const LIMITS = { seconds: 60, megabytes: 1200, answer: 2 * MOST_SENT_BYTES };

const PROGRAM = path.join(__dirname, "decode-heic.ts");

/**
 * A HEIC photo as JPEG, turned upright. It is decoded in a process of its own, whose memory is given back and which
 * a strange file can't hold for ever.
 * @throws LimitExceeded; Error where it can't be decoded
 */
export async function jpegOfHeic(photo: Buffer): Promise<Buffer> {
  try {
    return await runLimited(PROGRAM, photo, LIMITS);
  } catch (error) {
    const { code } = error as { code?: unknown };
    throw code === TOO_MANY_PIXELS ? new LimitExceeded("memory") : error;
  }
}
