import { readFileSync } from "node:fs";
import path from "node:path";
import { processFile } from "gatsby-plugin-sharp/process-file";
import sharp from "sharp";
import { temporaryFolder } from "@typed-site/test-support/site";
import { onPreInit } from "../hooks/on-pre-init";

const quality = 40;

/** A picture like a photo: flat colours encode the same at every effort. */
const picture = () =>
  sharp({
    create: {
      width: 200,
      height: 150,
      channels: 3,
      background: "#3a5",
      noise: { type: "gaussian", mean: 128, sigma: 40 },
    },
  })
    .blur(2)
    .png()
    .toBuffer();

test("pictures of pages are encoded with the lower effort, others with what they ask for", async () => {
  const folder = temporaryFolder();
  const file = path.join(folder, "las.png");
  await sharp(await picture()).toFile(file);
  const encode = (effort: number) =>
    sharp(file).withMetadata().rotate().resize(200).avif({ quality, effort }).toBuffer();
  const [low, usual] = [await encode(0), await encode(4)];
  expect(low.equals(usual)).toBe(false);

  onPreInit({}, { avifEffort: 0 });
  const outputPath = path.join(folder, "las.avif");
  await processFile(file, [{ outputPath, args: { toFormat: "avif", quality, width: 200 } }]);
  expect(readFileSync(outputPath).equals(low)).toBe(true);
  expect((await encode(4)).equals(usual)).toBe(true);
});

test("without the option sharp is left as it is", () => {
  const { avif } = Object.getPrototypeOf(sharp()) as { avif: unknown };
  onPreInit({}, {});
  expect((Object.getPrototypeOf(sharp()) as { avif: unknown }).avif).toBe(avif);
});
