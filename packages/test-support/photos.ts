import sharp from "sharp";

/** A picture of one colour, in which every pixel still has to be decoded. */
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "green" }, limitInputPixels: false });

/** A PNG of that many pixels. */
export const png = (width: number, height: number) => plain(width, height).png().toBuffer();

/** A WebP of that many pixels. */
export const webp = (width: number, height: number) =>
  plain(width, height).webp({ effort: 0 }).toBuffer();

/** A JPEG of that many pixels, as cameras write it. */
export const jpeg = (width: number, height: number) => plain(width, height).jpeg().toBuffer();
