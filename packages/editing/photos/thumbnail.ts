import sharp from "sharp";

/** Twice the width that it is shown at, in pixels. */
const WIDTH = 144;

/** A small picture of a photo for the lists of the editing page. */
export function thumbnail(place: string): Promise<Buffer> {
  return sharp(place).rotate().resize({ width: WIDTH }).webp().toBuffer();
}
