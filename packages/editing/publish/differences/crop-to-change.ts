import sharp, { type Sharp } from "sharp";

/** Rows of pixels around what is different. */
const AROUND = 120;
/** A higher picture would be shown too small to be read. */
const HIGHEST = 1600;

/**
 * Cuts two pictures of one width to the rows in which they differ, with some rows around them; a picture without
 * one before it is cut at its foot.
 * @returns undefined where nothing is different
 */
export async function cropToChange(
  before: Buffer | undefined,
  after: Buffer,
): Promise<{ before?: Sharp; after: Sharp } | undefined> {
  if (!before) return { after: await cut(after, 0, Infinity) };
  const [old, now] = [await rowsOf(before), await rowsOf(after)];
  const shorter = Math.min(old.length, now.length);
  let start = 0;
  while (start < shorter && old[start]?.equals(now[start] ?? Buffer.of())) start++;
  if (start === old.length && start === now.length) return undefined;
  let end = 0;
  while (end < shorter - start && old.at(-1 - end)?.equals(now.at(-1 - end) ?? Buffer.of())) end++;
  return {
    before: await cut(before, start - AROUND, old.length - end + AROUND),
    after: await cut(after, start - AROUND, now.length - end + AROUND),
  };
}

/** The rows of a picture in shades of grey. */
async function rowsOf(picture: Buffer): Promise<Buffer[]> {
  const { data, info } = await sharp(picture)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const size = info.width * info.channels;
  return Array.from({ length: info.height }, (_, row) =>
    data.subarray(row * size, (row + 1) * size),
  );
}

async function cut(picture: Buffer, from: number, to: number): Promise<Sharp> {
  const { width = 0, height = 0 } = await sharp(picture).metadata();
  const top = Math.max(0, Math.min(from, height - 1));
  const rows = Math.min(to, height) - top;
  return sharp(picture).extract({ left: 0, top, width, height: Math.min(rows, HIGHEST) });
}
