import { open, stat } from "node:fs/promises";
import sharp from "sharp";

/** Size of a photo in pixels as it is shown, after its EXIF turn. */
export interface PhotoSize {
  width: number;
  height: number;
}

type PhotoState = PhotoSize | "missing" | "broken";

/** What was read before, by place, date and size, for the many checks of one `develop` session. */
const read = new Map<string, Promise<PhotoState>>();

/** Reads a photo's size, and makes sure that it is whole: a half-copied file tells its size too. */
export async function readPhoto(place: string): Promise<PhotoState> {
  const file = await stat(place).catch(() => undefined);
  if (!file?.isFile()) return "missing";
  const key = `${place} ${file.mtimeMs} ${file.size}`;
  const known = read.get(key) ?? decode(place);
  read.set(key, known);
  return known;
}

async function decode(place: string): Promise<PhotoState> {
  try {
    const { width, height } = (await sharp(place).metadata()).autoOrient;
    // Decoding is slow and only needed where the end mark doesn't already tell that all is there.
    if (!(await endsAsJpeg(place))) await sharp(place, { failOn: "truncated" }).stats();
    return { width, height };
  } catch {
    return "broken";
  }
}

/** Whether a file ends with the mark „end of image” (ITU-T T.81, B.1.1.3). */
async function endsAsJpeg(place: string): Promise<boolean> {
  const file = await open(place);
  try {
    const { size } = await file.stat();
    const { buffer } = await file.read(Buffer.alloc(2), 0, 2, Math.max(0, size - 2));
    return buffer.readUInt16BE() === 0xffd9;
  } finally {
    await file.close();
  }
}
