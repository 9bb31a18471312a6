import { readFileSync } from "node:fs";
import sharp from "sharp";
import { manifest } from "../../packages/gatsby-plugin-finished-pages/files/manifest";
import { colours } from "../styles/colours";

test("every icon of the manifest is there in the size that it names", async () => {
  const company = { brand: "Ogrody", tagline: "Ogrody i drzewa", email: "biuro@firma.example" };
  const { icons } = JSON.parse(manifest({ company, colours, languages: [] })) as {
    icons: { src: string; sizes: string }[];
  };
  expect(icons.map(({ sizes }) => sizes)).toEqual(["any", "192x192", "512x512"]);
  for (const { src, sizes } of icons) {
    const file = `static${src}`;
    if (sizes === "any") {
      // sharp may have been told in this process to read no drawings
      expect(readFileSync(file, "utf8")).toMatch(/^<svg .*viewBox=/);
      continue;
    }
    const { width, height } = await sharp(file).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});
