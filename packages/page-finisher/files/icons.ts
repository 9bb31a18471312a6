import sharp from "sharp";
import { iconSizes } from "./manifest";

/** The share of a square icon that the logo fills: it stays inside every mask (a circle of 80 %). */
const MARK = 0.62;

/** Draws the site's icons from its logo on a background colour: file name → content. */
export async function icons(mark: Buffer, ground: string): Promise<Map<string, Buffer>> {
  const files = new Map([["favicon.ico", ico(await drawn(mark, 32), 32)]]);
  for (const size of iconSizes) files.set(`icon-${size}.png`, await onGround(mark, size, ground));
  files.set("apple-touch-icon.png", await onGround(mark, 180, ground));
  return files;
}

const drawn = (mark: Buffer, size: number) =>
  // at 72 dpi one unit of the drawing is one pixel
  sharp(mark, { density: (72 * size) / 40 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();

async function onGround(mark: Buffer, size: number, ground: string): Promise<Buffer> {
  const inner = await drawn(mark, Math.round(size * MARK));
  // Apple's devices show transparency as black
  return sharp({ create: { width: size, height: size, channels: 3, background: ground } })
    .composite([{ input: inner }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** A PNG in the ICO container (Microsoft, „Icons in Win32”): a header, an entry, the picture. */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // with one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits of a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18); // offset of the picture
  return Buffer.concat([head, png]);
}
