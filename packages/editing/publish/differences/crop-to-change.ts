import sharp, { type Sharp } from "sharp";

/** Rows of pixels around what is different. */
const AROUND = 120;
/** Places that are so many rows apart get a frame each. */
const APART = 40;
/** How far a frame is from what it goes around. */
const FRAME = 6;

/** A part of a picture, in pixels. */
interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A higher picture would be shown too small to be read. */
const HIGHEST = 1600;

/**
 * Cuts two pictures of one width to the rows in which they differ, with some rows around them, and frames what is
 * different; a picture without one before it is cut at its foot.
 * @returns undefined where nothing is different
 */
export async function cropToChange(
  before: Buffer | undefined,
  after: Buffer,
): Promise<{ before?: Sharp; after: Sharp } | undefined> {
  if (!before) return { after: await cut(after, 0, Infinity, []) };
  const [old, now] = [await rowsOf(before), await rowsOf(after)];
  const shorter = Math.min(old.length, now.length);
  let start = 0;
  while (start < shorter && old[start]?.equals(now[start] ?? Buffer.of())) start++;
  if (start === old.length && start === now.length) return undefined;
  let end = 0;
  while (end < shorter - start && old.at(-1 - end)?.equals(now.at(-1 - end) ?? Buffer.of())) end++;
  const [oldEnd, nowEnd] = [old.length - end, now.length - end];
  const moved = oldEnd === nowEnd ? boxesOf(old, now, start, nowEnd) : undefined;
  const all = (bottom: number) => [{ left: 0, right: Infinity, top: start, bottom }];
  return {
    before: await cut(before, start - AROUND, oldEnd + AROUND, moved ?? all(oldEnd)),
    after: await cut(after, start - AROUND, nowEnd + AROUND, moved ?? all(nowEnd)),
  };
}

/** What is different in rows that two pictures have at the same height. */
function boxesOf(old: Buffer[], now: Buffer[], start: number, end: number): Box[] {
  const boxes: Box[] = [];
  for (let row = start; row < end; row++) {
    const [one = Buffer.of(), other = Buffer.of()] = [old[row], now[row]];
    if (one.equals(other)) continue;
    const left = one.findIndex((shade, column) => shade !== other[column]);
    const right = one.findLastIndex((shade, column) => shade !== other[column]) + 1;
    const last = boxes.at(-1);
    if (last && row - last.bottom < APART) {
      last.bottom = row + 1;
      last.left = Math.min(last.left, left);
      last.right = Math.max(last.right, right);
    } else boxes.push({ left, right, top: row, bottom: row + 1 });
  }
  return boxes;
}

/** The rows of a picture in shades of grey, a byte each. */
async function rowsOf(picture: Buffer): Promise<Buffer[]> {
  const { data, info } = await sharp(picture)
    .flatten()
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const size = info.width * info.channels;
  return Array.from({ length: info.height }, (_, row) =>
    data.subarray(row * size, (row + 1) * size),
  );
}

async function cut(
  picture: Buffer,
  from: number,
  to: number,
  boxes: readonly Box[],
): Promise<Sharp> {
  const { width = 0, height = 0 } = await sharp(picture).metadata();
  const top = Math.max(0, Math.min(from, height - 1));
  const rows = Math.min(Math.min(to, height) - top, HIGHEST);
  const frames = boxes.map((box) => {
    const [left, right] = [Math.max(box.left - FRAME, 2), Math.min(box.right + FRAME, width - 2)];
    const [high, low] = [box.top - FRAME - top, box.bottom + FRAME - top];
    return `<rect x="${left}" y="${high}" width="${right - left}" height="${low - high}"/>`;
  });
  // With an edge in white it is seen on every ground.
  const groups = ['stroke="#ffffff" stroke-width="7"', 'stroke="#c2185b" stroke-width="3"'].map(
    (stroke) => `<g fill="none" ${stroke}>${frames.join("")}</g>`,
  );
  const size = `width="${width}" height="${rows}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${groups.join("")}</svg>`;
  return sharp(picture)
    .extract({ left: 0, top, width, height: rows })
    .composite([{ input: Buffer.from(svg) }]);
}
