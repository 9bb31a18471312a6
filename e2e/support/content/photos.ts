import sharp from "sharp";

/** A picture of one colour, in which every pixel still has to be decoded. */
const plain = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: "green" }, limitInputPixels: false });

/** An interlaced PNG; of 16 bits and with transparency a pixel takes eight bytes. */
export const interlacedPng = (width: number, height: number, bits: 8 | 16) =>
  (bits === 16 ? plain(width, height, 4).toColourspace("rgb16") : plain(width, height))
    .png({ progressive: true, compressionLevel: 9 })
    .toBuffer();

/** A progressive JPEG that lies on its side. */
export const progressiveJpeg = (width: number, height: number) =>
  plain(width, height)
    .withMetadata({ orientation: 6 })
    .jpeg({ progressive: true, quality: 40 })
    .toBuffer();

export const png = (width: number, height: number) => plain(width, height).png().toBuffer();

export const webp = (width: number, height: number) =>
  plain(width, height).webp({ effort: 0 }).toBuffer();

/** A JPEG as cameras write it. */
export const jpeg = (width: number, height: number) => plain(width, height).jpeg().toBuffer();

/** The same without its end, as after a broken transfer. */
export const cutOff = (photo: Buffer) => photo.subarray(0, Math.ceil(photo.length * 0.6));

/**
 * The same with a scan header as some Samsung phones write it: a range of coefficients (Ss, Se) that
 * only a progressive JPEG may have (ITU-T T.81, B.2.3).
 */
export function withOddScanHeader(photo: Buffer): Buffer {
  const odd = Buffer.from(photo);
  const scan = odd.indexOf(Buffer.from([0xff, 0xda]));
  const components = odd.readUInt8(scan + 4);
  odd.set([0, 0, 0], scan + 5 + 2 * components);
  return odd;
}
