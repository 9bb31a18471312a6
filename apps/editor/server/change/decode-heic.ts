import { buffer } from "node:stream/consumers";
import libheif from "libheif-js/wasm-bundle";
import sharp from "sharp";
import { MOST_PIXELS, TOO_MANY_PIXELS } from "../../shared/photo-limits";
import { profileOf, withProfile } from "./heic-colours";

/** A program: reads a HEIC photo from its input and writes it as JPEG to its output, with the profile of its colours. */
async function run(): Promise<void> {
  const images = new libheif.HeifDecoder().decode(await buffer(process.stdin));
  const image = images.find((one) => one.is_primary());
  if (!image) throw new Error("No picture in the file");
  const [width, height] = [image.get_width(), image.get_height()];
  if (width * height > MOST_PIXELS) process.exit(TOO_MANY_PIXELS);
  const data = new Uint8ClampedArray(width * height * 4);
  await new Promise<void>((resolve, reject) => {
    image.display({ data, width, height }, (filled) => {
      if (filled) resolve();
      else reject(new Error("The picture can't be decoded"));
    });
  });
  const raw = { width, height, channels: 4 } as const;
  const jpeg = await sharp(data, { raw }).removeAlpha().jpeg({ quality: 95 }).toBuffer();
  const profile = await profileOf(image);
  process.stdout.write(profile ? withProfile(jpeg, profile) : jpeg);
}

run().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
