import { readFileSync } from "node:fs";
import path from "node:path";
import sharp, { type OverlayOptions } from "sharp";
import { sharePictureSize } from "../utils/share-picture-path";
import { escapeXml } from "./xml";

/** What stands on a sharing picture. */
export interface ShareContent {
  /** The photograph's file. */
  photo: string;
  headline: string;
  brand: string;
}

/** Change it when the drawing changes, so that pictures kept from earlier builds are drawn anew. */
export const DRAWING = "1";

/** Brygada 1918 Bold as a TTF: Pango can't read WOFF2, and a machine may lack the font. */
const font = "src/search/fonts/brygada-1918-bold.ttf";

const { width, height } = sharePictureSize;
const BOARD = 560;
const MARGIN = 56;
const MARK = 48;
const MOST_HEADLINE = 390;

/** --forest-800, --light, --lichen-300 */
const colours = { board: "#1b3a2a", text: "#f4f6ee", line: "#b7c7a2" };

/**
 * Draws what other sites show of a page: the photograph, and beside it a board with headline and
 * brand. Never text on a photograph (design.md).
 * @returns a JPEG of 1200 × 630 px
 */
export async function sharePicture({ photo, headline, brand }: ShareContent): Promise<Buffer> {
  const picture = await sharp(photo)
    .rotate()
    .resize(width - BOARD, height)
    .toBuffer();
  const name = await text(brand, 34, BOARD - 2 * MARGIN - MARK - 16);
  const nameTop = height - MARGIN - MARK;
  return sharp({ create: { width, height, channels: 3, background: colours.board } })
    .composite([
      { input: picture, left: BOARD, top: 0 },
      { input: await contours(), left: 0, top: 0 },
      { input: (await headlineText(headline)).data, left: MARGIN, top: MARGIN },
      { input: await mark(), left: MARGIN, top: nameTop },
      {
        input: name.data,
        left: MARGIN + MARK + 16,
        top: Math.round(nameTop + (MARK - name.height) / 2),
      },
    ] satisfies OverlayOptions[])
    .jpeg({ quality: 84 })
    .toBuffer();
}

/** The largest size in which a headline fits above the brand. */
async function headlineText(headline: string) {
  for (const size of [68, 60, 53, 47, 42, 38]) {
    const drawn = await text(headline, size, BOARD - 2 * MARGIN);
    if (drawn.height <= MOST_HEADLINE && drawn.width <= BOARD - 2 * MARGIN) return drawn;
  }
  return text(headline, 32, BOARD - 2 * MARGIN);
}

async function text(words: string, size: number, maxWidth: number) {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colours.text}">${escapeXml(words)}</span>`,
      font: `Bor Serif Bold ${size}`,
      fontfile: path.resolve(font),
      width: maxWidth,
      rgba: true,
      dpi: 72,
      spacing: Math.round(size * 0.06),
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The company's mark, in the colour of the text. */
const mark = () =>
  coloured("static/favicon.svg", /#1b3a2a/g, colours.text)
    .resize(MARK)
    .toBuffer();

/** The contour lines that lie on deep surfaces, at the strength that design.md gives. */
const contours = () =>
  coloured("static/img/contours.svg", /stroke="#000"/, `stroke="${colours.line}" opacity=".16"`)
    .resize(BOARD, height, { fit: "cover", position: "left" })
    .toBuffer();

function coloured(file: string, from: RegExp, to: string) {
  const svg = readFileSync(path.resolve(file), "utf8").replace(from, to);
  return sharp(Buffer.from(svg), { density: 96 });
}
