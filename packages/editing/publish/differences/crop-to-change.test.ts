import sharp, { type Sharp } from "sharp";
import { cropToChange } from "./crop-to-change";

/** A white page with grey bars: their first rows and heights. */
function page(height: number, ...bars: [top: number, height: number][]): Promise<Buffer> {
  const background = "#ffffff";
  return sharp({ create: { width: 390, height, channels: 3, background } })
    .composite(
      bars.map(([top, barHeight]) => ({
        input: { create: { width: 100, height: barHeight, channels: 3, background: "#777777" } },
        left: 10,
        top,
      })),
    )
    .png()
    .toBuffer();
}

const heights = async (before: Buffer | undefined, after: Buffer) => {
  const pictures = await cropToChange(before, after);
  const heightOf = async (picture: Sharp | undefined) =>
    picture && (await sharp(await picture.png().toBuffer()).metadata()).height;
  return pictures && [await heightOf(pictures.before), await heightOf(pictures.after)];
};

test("nothing is shown where nothing is different", async () => {
  expect(
    await cropToChange(await page(2000, [500, 20]), await page(2000, [500, 20])),
  ).toBeUndefined();
});

test("both pictures show what is different with some rows around it", async () => {
  expect(await heights(await page(3000, [1000, 20]), await page(3000, [1000, 50]))).toEqual([
    270, 270,
  ]);
});

test("a frame is around each place that is different, and around nothing else", async () => {
  const before = await page(900, [100, 20], [300, 20], [500, 20]);
  const pictures = await cropToChange(before, await page(900, [100, 30], [300, 20], [500, 30]));
  const { data, info } = await sharp(await (pictures?.after ?? sharp()).png().toBuffer())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isFrame = (x: number, y: number) => {
    const at = (y * info.width + x) * info.channels;
    return data[at] !== data[at + 1];
  };
  const rows = Array.from({ length: info.height }, (_, y) => y).filter((y) => isFrame(60, y));
  // The picture begins at the page's top: 100 rows are fewer than those around a change.
  const near = [120, 130, 520, 530].map((y) => rows.some((row) => Math.abs(row - y) < 10));
  expect(near).toEqual([true, true, true, true]);
  expect(rows.filter((row) => row > 150 && row < 500)).toEqual([]);
  expect(isFrame(300, 125)).toBe(false);
});

test("what a longer text pushes down is not different", async () => {
  const before = await page(3000, [100, 20], [2500, 20]);
  const after = await page(3100, [100, 20], [1000, 50], [2600, 20]);
  const [old = 0, now = 0] = (await heights(before, after)) ?? [];
  expect(now - old).toBe(100);
  expect(now).toBeLessThan(1600);
});

test("a page that is new is shown from its top, and no picture gets too high", async () => {
  expect(await heights(undefined, await page(5000))).toEqual([undefined, 1600]);
  expect(await heights(undefined, await page(900))).toEqual([undefined, 900]);
  expect(await heights(await page(5000, [0, 5000]), await page(5000))).toEqual([1600, 1600]);
});

test("a change at the very top or foot is inside", async () => {
  expect(await heights(await page(400, [0, 1]), await page(400))).toEqual([121, 121]);
  expect(await heights(await page(400), await page(500, [499, 1]))).toEqual([120, 220]);
});
