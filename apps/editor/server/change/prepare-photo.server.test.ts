import { readFileSync } from "node:fs";
import path from "node:path";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { LimitExceeded } from "@typed-site/utils/node";
import { GENERATED_XMP } from "gatsby-plugin-typed-content";
import { factsOf, preparePhoto, unreadablePhoto } from "./prepare-photo";

const PHONE = path.join(__dirname, "phone.fixture.heic");

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#4a7c3a" } });

const jpeg = (width: number, height: number) => drawn(width, height).jpeg().toBuffer();

/** What a photo becomes that needs no question. */
async function ready(sent: Buffer, crop?: number) {
  const prepared = await preparePhoto("IMG_1.JPG", sent, crop);
  if (prepared.kind !== "ready") throw new Error(prepared.kind);
  return prepared.bytes;
}

/** The brightness of a photo in the middle of its first and its last row, and of its first and last column. */
async function edges(bytes: Buffer) {
  const { data, info } = await sharp(bytes).greyscale().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => data[y * info.width + x] ?? 0;
  const [middleX, middleY] = [Math.floor(info.width / 2), Math.floor(info.height / 2)];
  return {
    top: at(middleX, 2),
    bottom: at(middleX, info.height - 3),
    left: at(2, middleY),
    right: at(info.width - 3, middleY),
  };
}

test("a large photo is turned upright, made 2400 px long and loses what its file says of it", async () => {
  const taken = await drawn(3000, 4000)
    .jpeg()
    .withExif({ IFD0: { Artist: "Biuro" }, IFD3: { GPSLatitude: "54/1 30/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect((await sharp(taken).metadata()).exif).toBeDefined();
  const { width, height, exif, icc, orientation } = await sharp(await ready(taken)).metadata();
  expect({ width, height, exif, icc, orientation }).toEqual({ width: 2400, height: 1800 });
});

test("a generated picture keeps the mark that says so, and nothing else of its metadata", async () => {
  const sent = await drawn(3000, 2000)
    .jpeg()
    .withExif({ IFD3: { GPSLatitude: "54/1 30/1 0/1" } })
    .withXmp(
      GENERATED_XMP.replace("<rdf:Description", '<rdf:Description xmlns:dc="d" dc:creator="x"'),
    )
    .toBuffer();
  const bytes = await ready(sent);
  expect(await factsOf(bytes)).toMatchObject({ isGenerated: true });
  const { exif, xmpAsString } = await sharp(bytes).metadata();
  expect({ exif, xmpAsString }).toEqual({ exif: undefined, xmpAsString: GENERATED_XMP });
  expect(await factsOf(await ready(await jpeg(3000, 2000)))).toMatchObject({ isGenerated: false });
});

test("a small photo keeps its size, and a drawing without a background gets a white one", async () => {
  const sent = await sharp({
    create: { width: 1500, height: 1000, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .png()
    .toBuffer();
  const bytes = await ready(sent);
  expect(await sharp(bytes).metadata()).toMatchObject({
    width: 1500,
    height: 1000,
    format: "jpeg",
  });
  expect((await edges(bytes)).top).toBe(255);
});

test("a photo of an iPhone is converted", async () => {
  const bytes = await ready(readFileSync(PHONE));
  expect(await sharp(bytes).metadata()).toMatchObject({
    width: 1600,
    height: 1200,
    format: "jpeg",
  });
});

/** The colours of four fields, as a screen of sRGB shows them: left above, right above, left below, right below. */
const FIELDS = [
  [200, 60, 40],
  [70, 160, 50],
  [50, 110, 200],
  [128, 128, 128],
] as const;

/** The four fields, 1600 × 1200. */
async function drawnFields() {
  const field = ([r, g, b]: (typeof FIELDS)[number]) =>
    sharp({ create: { width: 800, height: 600, channels: 3, background: { r, g, b } } })
      .png()
      .toBuffer();
  const parts = FIELDS.map(async (colours, index) => ({
    input: await field(colours),
    left: (index % 2) * 800,
    top: Math.floor(index / 2) * 600,
  }));
  return drawn(1600, 1200).composite(await Promise.all(parts));
}

/** The colours in the middle of the four fields. */
async function coloursOf(photo: Buffer): Promise<number[][]> {
  const { data, info } = await sharp(photo).raw().toBuffer({ resolveWithObject: true });
  return [0, 1, 2, 3].map((index) => {
    const [x, y] = [400 + (index % 2) * 800, 300 + Math.floor(index / 2) * 600];
    const at = (y * info.width + x) * info.channels;
    return [...data.subarray(at, at + 3)];
  });
}

/** A PNG in Display P3 that says so by the numbers of a chunk `cICP` alone: primaries, transfer, matrix, range. */
async function byNumbers(): Promise<Buffer> {
  const png = await (await drawnFields()).withIccProfile("p3").png().toBuffer();
  const at = png.indexOf("iCCP") - 4;
  const end = at + 12 + png.readUInt32BE(at);
  const data = Buffer.from([...Buffer.from("cICP"), 12, 13, 0, 1]);
  const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(4);
  crc.writeUInt32BE(crc32(data));
  return Buffer.concat([png.subarray(0, at), length, data, crc, png.subarray(end)]);
}

const fixture = (name: string) => readFileSync(path.join(__dirname, `${name}.fixture.heic`));

// Their HEIC files are by heif-enc; in the second kind a `colr` box of numbers (primaries 12) stands in place of a profile.
test.each<readonly [string, () => Buffer | Promise<Buffer>]>([
  ["JPEG", async () => (await drawnFields()).withIccProfile("p3").jpeg().toBuffer()],
  ["PNG", async () => (await drawnFields()).withIccProfile("p3").png().toBuffer()],
  ["PNG that names its colours by numbers", byNumbers],
  ["HEIC with a profile", () => fixture("p3-profile")],
  ["HEIC that names its colours by numbers", () => fixture("p3-numbers")],
  [
    "HEIC of two pictures, of which the second is the primary one",
    () => fixture("second-is-primary"),
  ],
])(
  "a photo has its colours, also in those of an iPhone's screen (Display P3): %s",
  async (_, sent) => {
    const colours = await coloursOf(await ready(await sent()));
    for (const [index, field] of FIELDS.entries()) {
      for (const [channel, value] of field.entries()) {
        expect(Math.abs((colours[index]?.[channel] ?? 0) - value)).toBeLessThanOrEqual(3);
      }
    }
  },
);

test("of a photo whose shape is wrong the editor chooses the part that stays", async () => {
  const asked = await preparePhoto("IMG_1.JPG", await jpeg(3000, 4000));
  expect(asked).toMatchObject({ kind: "crop", width: 3000, height: 4000, shape: 1.5 });
  const { preview } = asked as { preview: string };
  const shown = Buffer.from(preview.replace(/^data:image\/jpeg;base64,/, ""), "base64");
  expect(await sharp(shown).metadata()).toMatchObject({ width: 600, height: 800 });

  const halves = await drawn(1600, 3000)
    .composite([{ input: await drawn(1600, 1500).negate().png().toBuffer(), left: 0, top: 1500 }])
    .jpeg()
    .toBuffer();
  const upper = await edges(await ready(halves, 0));
  const lower = await edges(await ready(halves, 1));
  const both = await edges(await ready(halves, 0.5));
  expect(upper.top).toBe(upper.bottom);
  expect(lower.top).toBe(lower.bottom);
  expect(upper.top).not.toBe(lower.top);
  expect(both.top).toBe(upper.top);
  expect(both.bottom).toBe(lower.bottom);
  expect(await sharp(await ready(halves, 0)).metadata()).toMatchObject({
    width: 1600,
    height: 1067,
  });
});

test("a panorama is cropped at its sides", async () => {
  expect(await preparePhoto("IMG_1.JPG", await jpeg(6000, 2000))).toMatchObject({ kind: "crop" });
  const bytes = await ready(await jpeg(6000, 2000), 0);
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 2400, height: 1600 });
});

test.each([
  [800, 600, "800 pikseli szerokości"],
  [1000, 3000, "1000 pikseli szerokości"],
])("what no crop makes wide enough is refused at once: %d × %d", async (width, height, words) => {
  await expect(preparePhoto("IMG_1.JPG", await jpeg(width, height))).rejects.toThrow(words);
});

test.each([
  ["a text", Buffer.from("tekst")],
  ["half a photo", undefined],
  ["a broken HEIC", Buffer.from(`\0\0\0\x10ftypheic${"\0".repeat(99)}`)],
])("%s is refused with advice", async (_, sent) => {
  const whole = await drawn(1500, 1000).jpeg().toBuffer();
  await expect(preparePhoto("IMG_1.JPG", sent ?? whole.subarray(0, 3000))).rejects.toThrow(
    "Pliku „IMG_1.JPG” nie da się odczytać jako zdjęcia.",
  );
});

test("a picture with too many pixels is not decoded", async () => {
  const huge = await sharp({
    create: { width: 10_100, height: 10_000, channels: 3, background: "white" },
  })
    .png({ compressionLevel: 1 })
    .toBuffer();
  await expect(preparePhoto("IMG_1.JPG", huge)).rejects.toThrow(
    "Zdjęcie „IMG_1.JPG” jest za duże: może mieć najwyżej 100 megapikseli.",
  );
});

test("a photo that needs too much memory or time is not called broken", async () => {
  const sentence = (error: unknown) => unreadablePhoto("a.jpg", error).message;
  expect(sentence(new LimitExceeded("memory"))).toContain("„a.jpg” jest za duże");
  expect(sentence(new LimitExceeded("time"))).toContain("„a.jpg” trwało za długo");
  const slow = drawn(8000, 8000).median(31).timeout({ seconds: 1 }).raw().toBuffer();
  expect(await slow.catch(sentence)).toContain("„a.jpg” trwało za długo");
});

test.each(["gif", "tiff", "avif"] as const)("no other picture is decoded: %s", async (format) => {
  const sent = await drawn(1500, 1000).toFormat(format).toBuffer();
  await expect(preparePhoto("IMG_1.JPG", sent)).rejects.toThrow("Wyślij JPEG, HEIC, PNG albo WebP");
});

test("a drawing is not drawn, however long it would take", async () => {
  const slow = `<feTurbulence baseFrequency="0.01" numOctaves="90000"/>`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="3000"><filter id="f">${slow}</filter><rect width="4000" height="3000" filter="url(#f)"/></svg>`;
  await expect(preparePhoto("IMG_1.JPG", Buffer.from(drawing))).rejects.toThrow(
    "nie da się odczytać",
  );
});
