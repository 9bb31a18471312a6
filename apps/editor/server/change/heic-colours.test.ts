import sharp from "sharp";
import { withProfile } from "./heic-colours";

test("a profile of any length stands in a JPEG as it was", async () => {
  const plain = sharp({ create: { width: 8, height: 8, channels: 3, background: "green" } });
  const jpeg = await plain.jpeg().toBuffer();
  for (const length of [500, 65_519, 65_520, 200_000]) {
    const profile = Buffer.from(Array.from({ length }, (_, index) => index % 251));
    const { icc } = await sharp(withProfile(jpeg, profile)).metadata();
    expect(icc?.equals(profile)).toBe(true);
  }
});
