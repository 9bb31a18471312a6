import { simpleParser } from "mailparser";
import sharp, { type Sharp } from "sharp";
import {
  cutOff,
  interlacedPng,
  jpeg,
  png,
  progressiveJpeg,
  webp,
  withOddScanHeader,
} from "../../../../e2e/support/content/photos";
import { onLinux } from "../../../../e2e/support/server/on-linux";
import { childrenOf, nextChildOf } from "../../../../e2e/support/server/processes";
import { sendPhotos } from "../../../../e2e/support/server/send-enquiry";
import { freshServer, messages, quote, testServer } from "../../../../e2e/support/server/server";
import { runCommand } from "../../../commands/enquiries-command";
import { PHOTO_SLOTS } from "../../shared/fields";
import { readMailWords } from "../delivery/mail-words";

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
  ["huge and interlaced", "tooLarge", () => interlacedPng(7300, 5479, 16)],
  ["huge and progressive", "tooLarge", () => progressiveJpeg(7300, 5479)],
  ["huge, however it is written", "tooLarge", () => jpeg(9500, 9500)],
  ["too wide", "tooLarge", () => png(1_000_000, 20)],
  ["a huge WebP", "tooLarge", () => webp(8000, 6000)],
])("a photo that is %s is a fault of the photos", async (_what, code, content) => {
  const answer = await sendPhotos(fresh.app, [{ name: "a.jpg", content: await content() }]);
  expect(answer.json()).toEqual({ faults: [{ field: "photos", code }] });
  expect([count("new"), count("tmp")]).toEqual([0, 0]);
});

test.each([
  ["a JPEG without its end", async () => cutOff(await jpeg(600, 400))],
  ["a PNG without its end", async () => cutOff(await png(600, 400))],
  ["a JPEG with an odd scan header", async () => withOddScanHeader(await jpeg(600, 400))],
  ["a JPEG of 50 megapixels", () => jpeg(8160, 6120)],
  ["a progressive JPEG of 12 megapixels", () => progressiveJpeg(4032, 3024)],
])("%s is read", async (_what, content) => {
  await sendPhotos(fresh.app, [{ name: "a.jpg", content: await content() }]);
  const mail = await simpleParser(messages(fresh.folder, "new")[0] ?? "");
  const { format, width } = await sharp(mail.attachments[0]?.content).metadata();
  expect({ format, isWhole: width >= 600 }).toEqual({ format: "jpeg", isWhole: true });
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])("orientation %s is set upright", async (orientation) => {
  const corners = Buffer.from([
    250, 250, 250, 150, 150, 150, 80, 80, 80, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  ]);
  const lying = await sharp(corners, { raw: { width: 3, height: 2, channels: 3 } })
    .resize(300, 200, { kernel: "nearest" })
    .withMetadata({ orientation })
    .png()
    .toBuffer();
  await sendPhotos(fresh.app, [{ name: "a.png", content: lying }]);
  const mail = await simpleParser(messages(fresh.folder, "new")[0] ?? "");
  const pixels = (photo: Sharp) => photo.resize(3, 3, { fit: "fill" }).raw().toBuffer();
  const read = await pixels(sharp(mail.attachments[0]?.content));
  const upright = await pixels(sharp(await sharp(lying).autoOrient().toBuffer()));
  const apart = Math.max(
    ...[...read].map((value, index) => Math.abs(value - (upright[index] ?? 0))),
  );
  expect(apart).toBeLessThan(20);
});

/** The one enquiry that is stored: which of its photos are there, and what it says. */
async function stored(folder: string) {
  const mail = await simpleParser(messages(folder, "new")[0] ?? "");
  const names = mail.attachments.map(({ filename = "" }) => filename.slice(-5));
  return { names, text: mail.text ?? "" };
}

const { labels, slots } = readMailWords("content");

onLinux(
  "a photo whose reading dies is named in the enquiry, and the next one is read",
  async () => {
    const photos = [1, 2, 3].map(async () => ({ name: "a.jpg", content: await jpeg(600, 400) }));
    const answer = sendPhotos(fresh.app, await Promise.all(photos));
    await nextChildOf(process.pid);
    process.kill(await nextChildOf(process.pid), "SIGKILL");
    expect((await answer).statusCode).toBe(200);
    const { names, text } = await stored(fresh.folder);
    expect(names).toEqual(["1.jpg", "3.jpg"]);
    expect(text).toContain(`${labels.photos}: 2`);
    expect(text).toContain(`${labels.unreadablePhotos}: 2`);
    expect(count("tmp")).toBe(0);
  },
);

test.each([
  ["takes too long", { reading: 1 }],
  ["does not get its turn", { patience: 0 }],
])("an enquiry with a photo that %s is kept without it", async (_what, photoTimes) => {
  const { app, folder } = await testServer({}, { photoTimes });
  const answer = await sendPhotos(app, [{ name: "a.jpg", content: await jpeg(600, 400) }]);
  expect(answer.statusCode).toBe(200);
  const { names, text } = await stored(folder);
  expect(names).toEqual([]);
  expect(text).toContain(`${labels.unreadablePhotos}: 1`);
  expect(messages(folder, "tmp")).toEqual([]);
  await app.close();
});

onLinux("a file that is no picture is refused at once, however many photos wait", async () => {
  const photo = { name: "a.jpg", content: await jpeg(600, 400) };
  const others = childrenOf(process.pid);
  const visitors = [1, 2, 3].map((key) =>
    sendPhotos(fresh.app, [photo, photo], { ...quote, message: String(key) }),
  );
  const reader = await nextChildOf(process.pid);
  process.kill(reader, "SIGSTOP");
  const broken = await sendPhotos(fresh.app, [{ name: "a.jpg", content: Buffer.from("MZ") }]);
  expect(broken.json()).toEqual({ faults: [{ field: "photos", code: "wrongType" }] });
  const text = await sendPhotos(fresh.app, []);
  expect(text.statusCode).toBe(200);
  expect(childrenOf(process.pid).filter((child) => !others.includes(child))).toEqual([reader]);
  process.kill(reader, "SIGCONT");
  const answers = await Promise.all(visitors);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(count("new")).toBe(4);
});

test("the mail names what the photos show, in their order", async () => {
  const photo = { name: "IMG_1.jpg", content: await jpeg(60, 40) };
  const answer = await sendPhotos(fresh.app, [
    { ...photo, field: "photoTrunk" },
    { ...photo, field: "photoAccess", content: Buffer.alloc(0) },
    photo,
    { ...photo, field: "photoTrunk" },
  ]);
  const { number } = answer.json<{ number: string }>();
  const mail = await simpleParser(messages(fresh.folder, "new")[0] ?? "");
  const names = mail.attachments.map(({ filename }) => filename);
  expect(names).toEqual([
    expect.stringMatching(`^${number}-1(-[a-z0-9]+)+\\.jpg$`) as string,
    `${number}-2.jpg`,
    expect.stringMatching(`^${number}-3(-[a-z0-9]+)+\\.jpg$`) as string,
  ]);
  expect(mail.text).toContain(`${labels.photos}: 3`);
  for (const index of [1, 3]) {
    expect(mail.text).toContain(`${labels.photo} ${index}: ${slots.photoTrunk}`);
  }
  expect(mail.text).not.toContain(slots.photoAccess);
  expect(await runCommand(fresh.folder, ["show", number])).toContain(names[0]);
});

test("the same photo in another field is another enquiry", async () => {
  const photo = { name: "a.jpg", content: await jpeg(60, 40) };
  const numbers = new Set<string>();
  for (const field of ["photoWhole", "photoWhole", "photoAccess"]) {
    const answer = await sendPhotos(fresh.app, [{ ...photo, field }], { ...quote, key: "k" });
    numbers.add(answer.json<{ number: string }>().number);
  }
  expect(numbers.size).toBe(2);
});

test.each([
  ["HEIC", "wrongType", Buffer.from("\0\0\0\x18ftypheic")],
  ["more than 8 MB", "tooLarge", Buffer.alloc(9 * 1024 * 1024, 0xff)],
])("%s in a field of its own is a fault of that field", async (_what, code, content) => {
  const photo = { name: "a.jpg", content: await jpeg(60, 40) };
  const answer = await sendPhotos(fresh.app, [
    { ...photo, field: "photoWhole" },
    { name: "b.jpg", content, field: "photoTrunk" },
    photo,
  ]);
  expect(answer.json()).toEqual({ faults: [{ field: "photoTrunk", code }] });
  expect([count("new"), count("tmp")]).toEqual([0, 0]);
});

test("photos of all fields count together", async () => {
  const photo = { name: "a.jpg", content: Buffer.from([0xff, 0xd8, 0xff]) };
  const answer = await sendPhotos(fresh.app, [
    ...PHOTO_SLOTS.map((field) => ({ ...photo, field })),
    ...Array.from({ length: 10 }, () => photo),
  ]);
  expect(answer.json()).toEqual({ faults: [{ field: "photos", code: "tooMany" }] });
  expect([count("new"), count("tmp")]).toEqual([0, 0]);
});

test("a file in a field that no form has is not kept", async () => {
  const photo = { name: "a.jpg", content: await jpeg(60, 40) };
  await sendPhotos(fresh.app, [
    { ...photo, field: "photoOther" },
    { ...photo, field: "__proto__" },
  ]);
  expect((await stored(fresh.folder)).names).toEqual([]);
  expect(count("tmp")).toBe(0);
});

test("six photos are too many", async () => {
  const photo = { name: "a.jpg", content: Buffer.from([0xff, 0xd8, 0xff]) };
  const answer = await sendPhotos(
    fresh.app,
    Array.from({ length: 6 }, () => photo),
  );
  expect(answer.json()).toEqual({ faults: [{ field: "photos", code: "tooMany" }] });
});
