import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
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
