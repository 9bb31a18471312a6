import path from "node:path";
import sharp, { type Sharp } from "sharp";
import { pictureQuality } from "../../gatsby/images/picture-quality";
import { listFiles } from "../../utils/node/list-files";

/** As gatsby-config.ts and the patch of gatsby-plugin-sharp have it. */
const encoders: Record<string, (image: Sharp) => Sharp> = {
  avif: (image: Sharp) => image.avif({ quality: pictureQuality.avif, effort: 2 }),
  jpg: (image: Sharp) => image.jpeg({ quality: pictureQuality.jpg, mozjpeg: true }),
};

/**
 * Makes the pictures of a build once more with sharp alone, on all cores: the least that they cost.
 * @param folder a built copy of the project
 * @returns seconds on the clock
 */
export async function encodeAgain(folder: string): Promise<number> {
  const photos = path.join(folder, "content/photos");
  const originals = new Map(listFiles(photos).map((file) => [path.basename(file), file]));
  const pictures = path.join(folder, "public/static");
  sharp.concurrency(1);
  const start = performance.now();
  await Promise.all(
    listFiles(pictures).map(async (file) => {
      const { name, ext } = path.parse(file);
      const original = originals.get(`${name}.jpg`);
      const encode = encoders[ext.slice(1)];
      if (!original || !encode) return;
      const { width, height } = await sharp(path.join(pictures, file)).metadata();
      await encode(sharp(path.join(photos, original)).resize(width, height)).toBuffer();
    }),
  );
  return (performance.now() - start) / 1000;
}
