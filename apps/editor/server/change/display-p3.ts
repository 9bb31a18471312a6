import sharp from "sharp";

/** The primaries of Display P3 (ITU-T H.273, table 2). */
export const P3 = 12;

/** The profile of Display P3: sharp has it, and gives it with a picture alone. */
export async function p3Profile(): Promise<Buffer | undefined> {
  const pixel = sharp({ create: { width: 1, height: 1, channels: 3, background: "white" } });
  const { icc } = await sharp(await pixel.withIccProfile("p3").png().toBuffer()).metadata();
  return icc;
}
