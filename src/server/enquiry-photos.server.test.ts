import { simpleParser } from "mailparser";
import sharp from "sharp";
import { sendPhotos } from "../test/send-enquiry";
import { freshServer, messages } from "../test/server";

const fresh = freshServer();
const count = (state: string) => messages(fresh.folder, state).length;

test("photos are attached without what the camera wrote along, upright, under our names", async () => {
  const exif = { IFD0: { Make: "Aparat" }, IFD3: { GPSLatitude: "54/1 21/1 0/1" } };
  const photo = sharp({ create: { width: 60, height: 40, channels: 3, background: "green" } });
  const jpeg = await photo
    .clone()
    .withExif(exif)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(jpeg).metadata()).exif).toBeDefined();
  const webp = await photo.clone().webp().toBuffer();
  const answer = await sendPhotos(fresh.app, [
    { name: "../../IMG_1.jpg", content: jpeg },
    { name: "b.webp", content: webp },
    { name: "", content: Buffer.alloc(0) },
  ]);
  const { number } = answer.json<{ number: string }>();
  const mail = await simpleParser(messages(fresh.folder, "new")[0] ?? "");
  expect(mail.attachments.map(({ filename }) => filename)).toEqual([
    `${number}-1.jpg`,
    `${number}-2.jpg`,
  ]);
  const { exif: kept, width, height } = await sharp(mail.attachments[0]?.content).metadata();
  expect({ kept, width, height }).toEqual({ kept: undefined, width: 40, height: 60 });
  expect(count("tmp")).toBe(0);
});

test.each([
  ["no picture", "wrongType", () => Promise.resolve(Buffer.from("MZ\0 program.exe"))],
  ["a broken picture", "wrongType", () => Promise.resolve(Buffer.from([0xff, 0xd8, 0xff, 0xe0]))],
  ["more than 8 MB", "tooLarge", () => Promise.resolve(Buffer.alloc(9 * 1024 * 1024, 0xff))],
  [
    "more than 40 megapixels",
    "tooLarge",
    () =>
      sharp({ create: { width: 8000, height: 5001, channels: 3, background: "red" } })
        .png()
        .toBuffer(),
  ],
])("a photo that is %s is a fault of the photos", async (_what, code, content) => {
  const answer = await sendPhotos(fresh.app, [{ name: "a.jpg", content: await content() }]);
  expect(answer.json()).toEqual({ faults: [{ field: "photos", code }] });
  expect([count("new"), count("tmp")]).toEqual([0, 0]);
});

test("six photos are too many", async () => {
  const photo = { name: "a.jpg", content: Buffer.from([0xff, 0xd8, 0xff]) };
  const answer = await sendPhotos(
    fresh.app,
    Array.from({ length: 6 }, () => photo),
  );
  expect(answer.json()).toEqual({ faults: [{ field: "photos", code: "tooMany" }] });
});
