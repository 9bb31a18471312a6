import path from "node:path";
import sharp from "sharp";
import { escapeHtml } from "../../utils";

/** Brygada 1918 Bold as a TTF: Pango can't read WOFF2, and a machine may lack the font. */
const font = "packages/page-finisher/share-pictures/fonts/brygada-1918-bold.ttf";

/**
 * Renders text for a sharing picture, in as many lines as needed.
 * @returns raw RGBA pixels, as sharp composites them
 */
export async function shareText(words: string, size: number, maxWidth: number, colour: string) {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escapeHtml(words)}</span>`,
      font: `Bor Serif Bold ${size}`,
      fontfile: path.resolve(font),
      width: maxWidth,
      rgba: true,
      dpi: 72,
      spacing: Math.round(size * 0.06),
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { input: data, raw: { width, height, channels: 4 as const } };
}
