import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import fsPromises from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { GENERATED_XMP } from "./generated-mark";
import { readPhotos } from "./read-photo";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "photos-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const picture = sharp({ create: { width: 320, height: 240, channels: 3, background: "green" } });

test.each(["jpeg", "png"] as const)(
  "each of many photos that were copied by half (%s)",
  async (format) => {
    const whole = await picture.clone().toFormat(format).toBuffer();
    const half = whole.subarray(0, whole.length / 2);
    // So many that sharp has no thread to spare.
    for (let number = 0; number < 200; number++) {
      writeFileSync(path.join(folder, `${number}.${format}`), half);
    }
    expect(new Set((await readPhotos(folder)).values())).toEqual(new Set(["broken"]));
  },
);

test("a photo is whole, whatever follows its end", async () => {
  const whole = await picture.clone().jpeg().toBuffer();
  writeFileSync(path.join(folder, "dom.jpg"), Buffer.concat([whole, Buffer.alloc(100)]));
  expect((await readPhotos(folder)).get("dom.jpg")).toMatchObject({ width: 320, height: 240 });
});

test.each([
  ["its digest", 0, "red"],
  ["its pixels", 1, "blue"],
])("a photo of which %s could not be read once is read again", async (_, opened, background) => {
  const photo = sharp({ create: { width: 9, height: 6, channels: 3, background } });
  writeFileSync(path.join(folder, "once.png"), await photo.png().toBuffer());
  const actual = fsPromises.open;
  const open = jest.spyOn(fsPromises, "open");
  for (let times = 0; times < opened; times++) open.mockImplementationOnce(actual);
  open.mockRejectedValueOnce(new Error("EMFILE"));
  await expect(readPhotos(folder)).rejects.toThrow("EMFILE");
  open.mockRestore();
  expect((await readPhotos(folder)).get("once.png")).toMatchObject({ format: "png" });
});

test("the same bytes are read once, wherever they lie, and other bytes at their place anew", async () => {
  const photo = await picture.clone().jpeg().toBuffer();
  writeFileSync(path.join(folder, "a.jpg"), photo);
  writeFileSync(path.join(folder, "b.jpg"), photo);
  const photos = await readPhotos(folder);
  expect(photos.get("b.jpg")).toBe(photos.get("a.jpg"));
  expect((await readPhotos(folder)).get("a.jpg")).toBe(photos.get("a.jpg"));
  writeFileSync(path.join(folder, "a.jpg"), photo.subarray(0, photo.length / 2));
  expect((await readPhotos(folder)).get("a.jpg")).toBe("broken");
});

test("a file is read once while the file system says that it is the same, also beside one that has changed", async () => {
  const places = ["a.jpg", "b.jpg"].map((name) => path.join(folder, name));
  for (const place of places) writeFileSync(place, await picture.clone().jpeg().toBuffer());
  const now = jest.spyOn(Date, "now").mockReturnValue(Date.now() + 60_000);
  await readPhotos(folder);
  writeFileSync(path.join(folder, "b.jpg"), await picture.clone().png().toBuffer());
  const opened = jest.spyOn(fsPromises, "open");
  expect((await readPhotos(folder)).get("b.jpg")).toMatchObject({ format: "png" });
  expect(new Set(opened.mock.calls.map(([place]) => place))).toEqual(
    new Set([path.join(folder, "b.jpg")]),
  );
  opened.mockRestore();
  now.mockRestore();
});

test.each([
  ["another file under its name", "ino"],
  ["another size", "size"],
  ["another time", "mtimeNs"],
  ["another time of what is said of it", "ctimeNs"],
] as const)("a file that has %s is read anew", async (_, part) => {
  const place = path.join(folder, "a.png");
  writeFileSync(place, await picture.clone().png().toBuffer());
  const stats = await fsPromises.stat(place, { bigint: true });
  const now = jest.spyOn(Date, "now").mockReturnValue(Number(stats.ctimeMs) + 2001);
  const stat = jest
    .spyOn(fsPromises, "stat")
    .mockImplementation(() => Promise.resolve(stats as never));
  await readPhotos(folder);
  const opened = jest.spyOn(fsPromises, "open");
  await readPhotos(folder);
  expect(opened).not.toHaveBeenCalled();
  const changed = Object.assign(Object.create(stats) as typeof stats, { [part]: stats[part] + 1n });
  stat.mockImplementation(() => Promise.resolve(changed as never));
  await readPhotos(folder);
  expect(opened).toHaveBeenCalledTimes(1);
  for (const spy of [now, stat, opened]) spy.mockRestore();
});

test("a file that has just changed is read anew for two seconds, since a coarse clock may not tell the next change", async () => {
  const place = path.join(folder, "a.png");
  writeFileSync(place, await picture.clone().png().toBuffer());
  const { ctimeMs } = await fsPromises.stat(place, { bigint: true });
  const now = jest.spyOn(Date, "now").mockReturnValue(Number(ctimeMs) + 2000);
  await readPhotos(folder);
  const opened = jest.spyOn(fsPromises, "open");
  await readPhotos(folder);
  expect(opened).toHaveBeenCalledTimes(1);
  for (const spy of [now, opened]) spy.mockRestore();
});

describe("in a project, in a new process each time", () => {
  /** How many photos are decoded when its content is read, and what is known of one. */
  async function decoded(name: string, version?: string) {
    let count = 0;
    let state: unknown;
    await jest.isolateModulesAsync(async () => {
      const actual = await import("./open-photo");
      if (version) Object.assign((await import("sharp")).default.versions, { sharp: version });
      const places = new Set<unknown>();
      jest.doMock("./open-photo", () => ({
        openPhoto: (place: string) => {
          places.add(place);
          return actual.openPhoto(place);
        },
      }));
      const { readPhotos: readAnew } = await import("./read-photo");
      state = (await readAnew(path.join(folder, "content"))).get(name);
      count = places.size;
    });
    jest.dontMock("./open-photo");
    return { count, state };
  }

  beforeEach(async () => {
    for (const name of ["node_modules", "content"]) mkdirSync(path.join(folder, name));
    const photos = ["red", "blue"].map((background) =>
      sharp({ create: { width: 9, height: 6, channels: 3, background } })
        .jpeg()
        .toFile(path.join(folder, "content", `${background}.jpg`)),
    );
    await Promise.all(photos);
    writeFileSync(path.join(folder, "content/half.jpg"), "\xff\xd8\xff", "latin1");
  });

  test("a photo is decoded once, and one that is broken each time, since that may have been the machine's fault", async () => {
    expect(await decoded("red.jpg")).toMatchObject({ count: 3, state: { width: 9 } });
    const kept = path.join(folder, "node_modules/.cache/typed-content-photos.json");
    const before = statSync(kept, { bigint: true });
    expect(await decoded("red.jpg")).toMatchObject({ count: 1, state: { width: 9, height: 6 } });
    expect(statSync(kept, { bigint: true })).toMatchObject({
      ino: before.ino,
      mtimeNs: before.mtimeNs,
    });
    writeFileSync(path.join(folder, "content/red.jpg"), await picture.clone().jpeg().toBuffer());
    expect(await decoded("red.jpg")).toMatchObject({ count: 2, state: { width: 320 } });
    expect(await decoded("red.jpg")).toMatchObject({ count: 1, state: { width: 320 } });
  });

  test("a project that may not be written to is read all the same", async () => {
    writeFileSync(path.join(folder, "node_modules/.cache"), "no folder");
    expect(await decoded("red.jpg")).toMatchObject({ count: 3, state: { width: 9 } });
  });

  test("what is kept not whole, or by a program that reads otherwise, is not believed", async () => {
    await decoded("red.jpg");
    const kept = path.join(folder, "node_modules/.cache/typed-content-photos.json");
    const text = readFileSync(kept, "utf8");
    writeFileSync(kept, text.replace(/"reader":"../, '"reader":"xx'));
    expect(await decoded("red.jpg")).toMatchObject({ count: 3, state: { width: 9 } });
    expect(await decoded("red.jpg", "another")).toMatchObject({ count: 3 });
    writeFileSync(kept, text.slice(0, 60));
    expect(await decoded("red.jpg")).toMatchObject({ count: 3, state: { width: 9 } });
  });
});

/** What is read of a file with some bytes. */
async function read(name: string, bytes: string | Buffer) {
  writeFileSync(path.join(folder, name), bytes);
  return (await readPhotos(folder)).get(name);
}

const exif = { IFD3: { GPSLatitudeRef: "N", GPSLatitude: "54/1 21/1 7/1" } };
const xmp =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="54,21.1N"/></rdf:RDF></x:xmpmeta>';

test("the format, colours for printing, and the place where it was taken", async () => {
  const plain = { isCmyk: false, isTurned: false, hasPosition: false, isGenerated: false };
  for (const format of ["png", "webp"] as const) {
    const bytes = await picture.clone().toFormat(format).toBuffer();
    expect(await read(`a.${format}`, bytes)).toMatchObject({ ...plain, format });
  }
  const cmyk = await picture.clone().toColourspace("cmyk").jpeg().toBuffer();
  expect(await read("cmyk.jpg", cmyk)).toMatchObject({ ...plain, isCmyk: true });
  const byCamera = await picture.clone().withExif(exif).jpeg().toBuffer();
  expect(await read("camera.jpg", byCamera)).toMatchObject({ ...plain, hasPosition: true });
  const byProgram = await picture.clone().withXmp(xmp).jpeg().toBuffer();
  expect(await read("program.jpg", byProgram)).toMatchObject({ ...plain, hasPosition: true });
});

const noDegrees = "0/1 0/1 0/1";

test.each([
  ["zeros, as Android leaves them", { GPSLatitude: noDegrees, GPSLongitude: noDegrees }, false],
  ["fractions of nothing", { GPSLatitude: "0/0 0/0 0/0", GPSLongitude: "0/0 0/0 0/0" }, false],
  ["a place on the equator", { GPSLatitude: noDegrees, GPSLongitude: "18/1 0/1 0/1" }, true],
])("the place where a photo was taken: %s", async (_, place, hasPosition) => {
  const bytes = await picture
    .clone()
    .withExif({ IFD3: { GPSVersionID: "2 2 0 0", ...place } })
    .jpeg()
    .toBuffer();
  expect(await read("a.jpg", bytes)).toMatchObject({ hasPosition });
});

test.each([
  ["0,0N", false],
  ["", false],
  ["54,21.1N", true],
])("the place that a program wrote: „%s”", async (latitude, hasPosition) => {
  const bytes = await picture.clone().withXmp(xmp.replace("54,21.1N", latitude)).jpeg().toBuffer();
  expect(await read("a.jpg", bytes)).toMatchObject({ hasPosition });
});

test.each([
  ["trainedAlgorithmicMedia", true],
  ["algorithmicMedia", true],
  // a photograph of which a program changed a part, as a phone's eraser does
  ["compositeWithTrainedAlgorithmicMedia", false],
  ["digitalCapture", false],
])("a picture whose metadata say that it is of the kind „%s”", async (code, isGenerated) => {
  const marked = GENERATED_XMP.replace("trainedAlgorithmicMedia", code);
  for (const format of ["jpeg", "png", "webp"] as const) {
    const bytes = await picture.clone().withXmp(marked).toFormat(format).toBuffer();
    expect(await read(`a.${format}`, bytes)).toMatchObject({ isGenerated });
  }
});

test.each([5, 6, 7, 8])(
  "the size is that which is shown, after a turn by the EXIF data (%i)",
  async (orientation) => {
    const turned = await picture.clone().withMetadata({ orientation }).jpeg().toBuffer();
    expect(await read("a.jpg", turned)).toMatchObject({
      width: 240,
      height: 320,
      isTurned: true,
    });
    const half = turned.subarray(0, turned.length / 2);
    expect(await read("half.jpg", half)).toBe("broken");
  },
);

test("so does a picture whose manifest says it, which stands beside its other metadata (C2PA)", async () => {
  const plain = await picture.clone().jpeg().toBuffer();
  for (const [code, isGenerated] of [
    ["trainedAlgorithmicMedia", true],
    ["digitalCapture", false],
  ] as const) {
    const manifest = `http://cv.iptc.org/newscodes/digitalsourcetype/${code}`;
    const marked = Buffer.concat([plain, Buffer.from(manifest)]);
    expect(await read("a.jpg", marked)).toMatchObject({ isGenerated });
  }
});

/** The first box of a HEIF file with its brands, of which the first is the major one. */
const heif = (...brands: string[]) =>
  Buffer.concat([
    Buffer.from([0, 0, 0, 12 + brands.length * 4]),
    Buffer.from(`ftyp${brands[0]}\0\0\0\0${brands.slice(1).join("")}`),
  ]);

test.each([[["heic"]], [["mif1"]], [["mif1", "mif1", "heic"]], [["msf1", "hevc"]]])(
  "a photo from an iPhone (%s)",
  async (brands) => {
    expect(await read("IMG_1.HEIC", heif(...brands))).toBe("heic");
  },
);

test.each([[["mif1", "avif", "miaf"]], [["msf1", "avis"]], [["avif", "mif1"]]])(
  "no photo from an iPhone, but an AVIF file (%s)",
  async (brands) => {
    expect(await read("a.avif", heif(...brands))).toBe("avif");
  },
);

test.each(["avif", "gif", "tiff"] as const)("another picture is only named: %s", async (format) => {
  const bytes = await picture.clone().toFormat(format).toBuffer();
  expect(await read("a.jpg", bytes)).toBe(format);
  expect(await read("b.jpg", await picture.clone().jpeg().toBuffer())).toHaveProperty("format");
  // Nor does anything else in this process decode it.
  await expect(sharp(bytes).metadata()).rejects.toThrow();
});

/** A drawing of a few bytes that would be drawn for minutes. */
const SLOW_DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="3000"><filter id="f"><feTurbulence numOctaves="9999"/></filter><rect width="4000" height="3000" filter="url(#f)"/></svg>`;

test.each([
  SLOW_DRAWING,
  `<?xml version="1.0"?>\n${SLOW_DRAWING}`,
  `\ufeff <!-- -->${SLOW_DRAWING}`,
])("a drawing is not drawn: %.20s", async (drawing) => {
  expect(await read("a.jpg", drawing)).toBe("svg");
  await expect(sharp(Buffer.from(drawing)).metadata()).rejects.toThrow();
});

test.each([
  [0, 0, 0],
  [0, 63, 1],
  [1, 63, 0],
])("a JPEG whose scan begins with %i, %i, %i, as of some Samsung phones", async (...scan) => {
  const bytes = await picture.clone().jpeg().toBuffer();
  const start = bytes.indexOf(Buffer.from([0xff, 0xda])) + 2;
  // The header of the scan ends with these (ITU-T T.81, B.2.3).
  bytes.set(scan, start + bytes.readUInt16BE(start) - scan.length);
  expect(await read("dom.jpg", bytes)).toBe("broken");
});

test.each([0.3, 0.9, 0.99])(
  "a JPEG cut at %d of its length, with an end mark behind",
  async (part) => {
    const noise = { type: "gaussian" as const, mean: 128, sigma: 40 };
    const whole = await sharp({
      create: { width: 320, height: 240, channels: 3, background: "green", noise },
    })
      .jpeg()
      .toBuffer();
    const end = Buffer.from([0xff, 0xd9]);
    const cut = Buffer.concat([whole.subarray(0, whole.length * part), end]);
    expect(await read("dom.jpg", cut)).toBe("broken");
  },
);

test.each([1, 2, 3, 4])(
  "a photo that only stands on its head or is mirrored is not turned (%i)",
  async (orientation) => {
    const bytes = await picture.clone().withMetadata({ orientation }).jpeg().toBuffer();
    expect(await read("a.jpg", bytes)).toMatchObject({ width: 320, height: 240, isTurned: false });
  },
);

test("all files are looked at but YAML and notes; YAML with another ending is neither", async () => {
  for (const name of ["faq.yaml", "faq.yml", "PLIKI.md", "notatki.TXT", "faq.yaml.txt", "a.gif"]) {
    writeFileSync(path.join(folder, name), "x");
  }
  mkdirSync(path.join(folder, "photos/2026"), { recursive: true });
  writeFileSync(path.join(folder, "photos/2026/b.gif"), "x");
  expect([...(await readPhotos(folder)).keys()].sort()).toEqual([
    "a.gif",
    "faq.yaml.txt",
    "photos",
    "photos/2026",
    "photos/2026/b.gif",
  ]);
});

test("an empty file, a file that is no photo, and a folder", async () => {
  expect(await read("empty.jpg", "")).toBe("empty");
  expect(await read("list.jpg", "Szanowni Państwo")).toBe("broken");
  mkdirSync(path.join(folder, "dom.jpg"));
  expect((await readPhotos(folder)).get("dom.jpg")).toBe("folder");
});
