import { readdirSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import sharp, { type Sharp } from "sharp";
import { pictureQuality } from "../../gatsby/images/picture-quality";

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
  const originals = new Map(
    filesBelow(path.join(folder, "content/photos")).map((file) => [path.basename(file), file]),
  );
  const outputs = filesBelow(path.join(folder, "public/static")).flatMap((file) => {
    const original = originals.get(`${path.parse(file).name}.jpg`);
    const encode = encoders[path.extname(file).slice(1)];
    return original && encode ? [{ file, original, encode }] : [];
  });
  const sizes = await Promise.all(outputs.map(({ file }) => sharp(file).metadata()));
  const cores = os.cpus().length;
  sharp.concurrency(1);
  const start = performance.now();
  await Promise.all(
    Array.from({ length: cores }, async (_, core) => {
      for (let i = core; i < outputs.length; i += cores) {
        const { original, encode } = outputs[i] as (typeof outputs)[number];
        const { width, height } = sizes[i] ?? {};
        await encode(sharp(original).resize(width, height)).toBuffer();
      }
    }),
  );
  return (performance.now() - start) / 1000;
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}
