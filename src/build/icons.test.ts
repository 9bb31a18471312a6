import sharp from "sharp";
import { manifest } from "../../packages/gatsby-plugin-finished-pages/files/manifest";
import { colours } from "../styles/colours";

test("every icon of the manifest is there in the size that it names", async () => {
  const company = { brand: "Ogrody", tagline: "Ogrody i drzewa", email: "biuro@firma.example" };
  const { icons } = JSON.parse(manifest({ company, colours })) as {
    icons: { src: string; sizes: string }[];
  };
  for (const { src, sizes } of icons.filter(({ src }) => src.endsWith(".png"))) {
    const { width, height } = await sharp(`static${src}`).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});
