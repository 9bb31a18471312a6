import path from "node:path";
import { getImageMetadata } from "gatsby-plugin-sharp/image-data";
import sharp from "sharp";
import { temporaryFolder } from "@typed-site/test-support/site";
import { readUprightSize } from "./upright-size";

readUprightSize();

const shapeOf = async (orientation: number, format: "jpeg" | "png" | "webp") => {
  const file = path.join(temporaryFolder(), `las.${format}`);
  await sharp({ create: { width: 300, height: 200, channels: 3, background: "#3a5" } })
    .withMetadata({ orientation })
    .toFormat(format)
    .toFile(file);
  const node = { absolutePath: file, internal: { contentDigest: file } };
  const { width, height } = await getImageMetadata(node, true);
  return [width, height];
};

test.each([5, 6, 7, 8])(
  "a photo that its camera held on its side (EXIF %i)",
  async (orientation) => {
    for (const format of ["jpeg", "png", "webp"] as const) {
      expect(await shapeOf(orientation, format)).toEqual([200, 300]);
    }
  },
);

test.each([1, 2, 3, 4])("a photo that lies as it is shown (EXIF %i)", async (orientation) => {
  expect(await shapeOf(orientation, "jpeg")).toEqual([300, 200]);
});
