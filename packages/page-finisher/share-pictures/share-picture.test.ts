import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { site, sitePage } from "../files/search-files.fixture";
import { shareBoard } from "./share-board";
import { sharePicture } from "./share-picture";
import { writeSharePictures } from "./write-share-pictures";

const photo = path.resolve("e2e/support/content/photos/hero-dom.jpg");
const longest = "Przygotowanie dokumentacji i pełnomocnictw do wycinki drzew we Władysławowie";

const draw = async (headline: string) =>
  sharePicture(await shareBoard(readFileSync(photo), site), headline, site.colours.onDark);

/** The share of a picture's area that is as light as its text, from 0 to 1. */
async function lightness(
  picture: Buffer,
  left: number,
  top: number,
  width: number,
  height: number,
) {
  const raw = await sharp(picture)
    .extract({ left, top, width, height })
    .greyscale()
    .raw()
    .toBuffer();
  return raw.filter((value) => value > 200).length / raw.length;
}

test.each(["Ogród", longest])(
  "%s: headline and brand stand on the board, inside its margins",
  async (headline) => {
    const picture = await draw(headline);
    expect(await sharp(picture).metadata()).toMatchObject({
      format: "jpeg",
      width: 1200,
      height: 630,
    });
    expect(await lightness(picture, 56, 56, 448, 390)).toBeGreaterThan(0.01);
    expect(await lightness(picture, 56, 526, 448, 48)).toBeGreaterThan(0.05);
    for (const [left, width] of [
      [0, 50],
      [508, 50],
    ] as const) {
      expect(await lightness(picture, left, 0, width, 630)).toBe(0);
    }
    expect(await lightness(picture, 56, 450, 448, 70)).toBe(0);
  },
);

test("the same content gives the same bytes", async () => {
  expect((await draw("Ogród")).equals(await draw("Ogród"))).toBe(true);
});

test("draws a picture per page that may be shared, and none again that has not changed", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "share-"));
  const record = path.join(folder, "record.json");
  const page = (given: Partial<Parameters<typeof sitePage>[0]> & { path: string }) =>
    sitePage({ photo: { file: photo, alt: "" }, ...given });
  const pages = [
    page({ path: "/" }),
    page({ path: "/łeba" }),
    page({ path: "/404", noIndex: true }),
  ];
  expect(await writeSharePictures(folder, { ...site, pages }, record)).toBe(2);
  expect(readFileSync(path.join(folder, "share/leba.jpg")).length).toBeGreaterThan(10_000);
  expect(await writeSharePictures(folder, { ...site, pages }, record)).toBe(0);
  rmSync(path.join(folder, "share/leba.jpg"));
  expect(await writeSharePictures(folder, { ...site, pages }, record)).toBe(1);
  const changed = [...pages.slice(1), page({ path: "/", headline: "New" })];
  expect(await writeSharePictures(folder, { ...site, pages: changed }, record)).toBe(1);
  const dark = { ...site, colours: { ...site.colours, bgDeep: "#000" } };
  expect(await writeSharePictures(folder, { ...dark, pages: changed }, record)).toBe(2);
  await writeSharePictures(folder, { ...site, pages: pages.slice(0, 1) }, record);
  expect(existsSync(path.join(folder, "share/leba.jpg"))).toBe(false);
  rmSync(folder, { recursive: true });
});
