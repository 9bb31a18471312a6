import { promises } from "node:fs";
import { simpleParser } from "mailparser";
import { jpeg, png, webp } from "@typed-site/test-support/photos";
import { sendPhotos } from "../../testing/send-enquiry";
import { freshServer, messages, quote } from "../../testing/server";
import { words } from "../../testing/words";

const fresh = freshServer();
const { labels, slots } = words;
const count = (state: string) => messages(fresh.folder, state).length;
const mail = async () => simpleParser(messages(fresh.folder, "new")[0] ?? "");
const MEGABYTE = 1024 * 1024;
const large = (megabytes: number) =>
  Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(megabytes * MEGABYTE)]);

test("photos are attached as they were sent, under our names, with the type that their bytes show", async () => {
  const sent = [await jpeg(60, 40), await png(60, 40), await webp(60, 40)];
  const answer = await sendPhotos(fresh.app, [
    { name: "../../IMG_1.exe", content: sent[0] ?? Buffer.alloc(0) },
    { name: "b.jpg", content: sent[1] ?? Buffer.alloc(0) },
    { name: "", content: Buffer.alloc(0) },
    { name: "c.jpg", content: sent[2] ?? Buffer.alloc(0), field: "photoTrunk" },
  ]);
  const { number } = answer.json<{ number: string }>();
  const { attachments, text } = await mail();
  expect(attachments.map(({ filename, contentType }) => [filename, contentType])).toEqual([
    [`${number}-1.jpeg`, "image/jpeg"],
    [`${number}-2.png`, "image/png"],
    [`${number}-3.webp`, "image/webp"],
  ]);
  expect(attachments.map(({ content }) => content)).toEqual(sent);
  expect(text).toContain(`${labels.photos}: 3`);
  expect(text).toContain(`${labels.photo} 3: ${slots.photoTrunk}`);
  expect(count("tmp")).toBe(0);
});

test.each([
  ["no picture", "wrongType", () => Buffer.from("MZ\0 program.exe")],
  ["HEIC", "wrongType", () => Buffer.from("\0\0\0\x18ftypheic")],
  ["more than 8 MB", "tooLarge", () => large(9)],
])("one that is %s is a fault of its field", async (_what, code, content) => {
  const photo = { name: "a.jpg", content: await jpeg(60, 40) };
  const answer = await sendPhotos(fresh.app, [
    { ...photo, field: "photoWhole" },
    { name: "b.jpg", content: content(), field: "photoTrunk" },
    photo,
  ]);
  expect(answer.json()).toEqual({ faults: [{ field: "photoTrunk", code, about: "b.jpg" }] });
  expect([count("new"), count("tmp")]).toEqual([0, 0]);
});

test("more than 15 MB together are a fault of the photos", async () => {
  const photos = [7, 7, 7].map((megabytes) => ({ name: "a.jpg", content: large(megabytes) }));
  const answer = await sendPhotos(fresh.app, photos);
  expect(answer.json()).toEqual({ faults: [{ field: "photos", code: "tooManyBytes" }] });
  expect([count("new"), count("tmp")]).toEqual([0, 0]);
});

test("what is more, or is in no field for photos, is not written to the disk", async () => {
  const writing = jest.spyOn(promises, "writeFile");
  const photos = [7, 7, 2, 5].map((megabytes) => ({ name: "a.jpg", content: large(megabytes) }));
  await sendPhotos(fresh.app, [{ name: "a", content: large(1), field: "other" }, ...photos]);
  const written = writing.mock.calls.length;
  writing.mockRestore();
  expect(written).toBe(3);
});

test("a sixth photo is one too many", async () => {
  const photo = { name: "a.jpg", content: await jpeg(60, 40) };
  const answer = await sendPhotos(
    fresh.app,
    Array.from({ length: 6 }, () => photo),
  );
  expect(answer.json()).toEqual({ faults: [{ field: "photos", code: "tooMany" }] });
});

test("the same photo in another field is another enquiry", async () => {
  const photo = { name: "a.jpg", content: await jpeg(60, 40) };
  const numbers = new Set<string>();
  for (const field of ["photoWhole", "photoWhole", "photoAccess"]) {
    const answer = await sendPhotos(fresh.app, [{ ...photo, field }]);
    numbers.add(answer.json<{ number: string }>().number);
  }
  expect(numbers.size).toBe(2);
});

test("an enquiry that is sent again without its photos, under its key, is the same", async () => {
  const photo = { name: "a.jpg", content: await jpeg(60, 40) };
  const values = { ...quote, key: "k" };
  const first = await sendPhotos(fresh.app, [photo], values);
  expect((await sendPhotos(fresh.app, [], values)).json()).toMatchObject(first.json<object>());
  expect(count("new")).toBe(1);
  expect((await mail()).attachments).toHaveLength(1);
});
