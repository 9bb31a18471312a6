import { readFileSync } from "node:fs";
import path from "node:path";
import sharp, { type OverlayOptions } from "sharp";
import { sharePictureSize } from "../../utils";
import type { Site, SiteColours } from "../site";
import { shareText } from "./share-text";

const { width, height } = sharePictureSize;
const BOARD = 560;
const MARK = 48;

/** The board's padding. */
export const MARGIN = 56;

/** Width of the board without its margins. */
export const INNER = BOARD - 2 * MARGIN;

/**
 * Draws the part that the sharing pictures of pages with one photograph have in common: the
 * photograph, and beside it a board with the company's logo and name.
 * @param photo the photograph's content
 * @returns raw pixels, three bytes each
 */
export async function shareBoard(
  photo: Buffer,
  { company: { brand }, colours }: Pick<Site, "company" | "colours">,
): Promise<Buffer> {
  const picture = await sharp(photo)
    .rotate()
    .resize(width - BOARD, height)
    .toBuffer();
  const { left, top, ...name } = await nameOf(brand, colours);
  return sharp({ create: { width, height, channels: 3, background: colours.bgDeep } })
    .composite([
      { input: picture, left: BOARD, top: 0 },
      { input: await contours(colours), left: 0, top: 0 },
      { input: await mark(colours), left: MARGIN, top: height - MARGIN - MARK },
      { input: name.data, raw: name.raw, left, top },
    ] satisfies OverlayOptions[])
    .removeAlpha()
    .raw()
    .toBuffer();
}

async function nameOf(brand: string, { onDark }: SiteColours) {
  const { data, ...size } = await shareText(brand, 34, INNER - MARK - 16, onDark);
  const left = MARGIN + MARK + 16;
  const top = Math.round(height - MARGIN - MARK + (MARK - size.height) / 2);
  return { data, raw: { ...size, channels: 4 as const }, left, top };
}

/** The company's logo, in the text colour. */
const mark = ({ onDark }: SiteColours) =>
  coloured("static/favicon.svg", /fill="[^"]+"/, `fill="${onDark}"`)
    .resize(MARK)
    .toBuffer();

/** The contour lines of dark surfaces, as faint as on the pages. */
const contours = ({ motif }: SiteColours) =>
  coloured("static/img/contours.svg", /stroke="#000"/, `stroke="${motif}" opacity=".16"`)
    .resize(BOARD, height, { fit: "cover", position: "left" })
    .toBuffer();

function coloured(file: string, from: RegExp, to: string) {
  const svg = readFileSync(path.resolve(file), "utf8").replace(from, to);
  return sharp(Buffer.from(svg), { density: 96 });
}
