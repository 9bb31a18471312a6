import { readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
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
  const name = await shareText(brand, 34, INNER - MARK - 16, colours.onDark);
  const middle = height - MARGIN - MARK / 2;
  return sharp({ create: { width, height, channels: 3, background: colours.bgDeep } })
    .composite([
      { input: picture, left: BOARD, top: 0 },
      { input: await contours(colours), left: 0, top: 0 },
      { input: await mark(colours), left: MARGIN, top: middle - MARK / 2 },
      { ...name, left: MARGIN + MARK + 16, top: Math.round(middle - name.raw.height / 2) },
    ])
    .removeAlpha()
    .raw()
    .toBuffer();
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
