import { readFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { simpleParser } from "mailparser";
import { folderWith } from "@typed-site/test-support/site";
import { words } from "../../testing/words";
import { Spool } from "../storage/spool";
import { compose } from "./compose";
import { cutPhotos, hasPhotos, withoutPhotos } from "./without-photos";

const NOTE = "Zdjęcia 26-AAAAAA są na serwerze.";
const envelope = { from: "strona@firma.example", to: "biuro@firma.example" };
const photo = `${folderWith({ "a.jpg": "\xff\xd8\xff" })}/a.jpg`;

const messageWith = (count: number) =>
  text(
    compose(
      {
        ...({ form: "quote", page: "/", urgency: "now", number: "26-AAAAAA" } as const),
        ...{ fingerprint: "0".repeat(32), received: new Date(), missingPhotos: 0, signs: [] },
        values: { message: "Żywopłot" },
        photos: Array.from({ length: count }, () => ({
          field: "photos" as const,
          file: { name: "a.jpg", size: 3, type: "image/jpeg" as const, path: photo },
        })),
      },
      envelope,
      words,
    ),
  );

test("a message with photos is sent without them, with a note in their place", async () => {
  const whole = await messageWith(2);
  const message = withoutPhotos(Buffer.from(whole), NOTE)?.toString();
  expect(message).not.toContain("image/jpeg");
  const mail = await simpleParser(message ?? "");
  expect(mail.attachments).toEqual([]);
  const own = (await simpleParser(whole)).text?.trim() ?? "";
  const [above, below] = mail.text?.split(NOTE) ?? [];
  expect([above?.trim(), below?.trim()]).toEqual([own, ""]);
  const [, boundary = ""] = /boundary="([^"]+)"/.exec(whole) ?? [];
  expect(message?.endsWith(`\r\n--${boundary}--\r\n`)).toBe(true);
});

test("one that had none, and one whose photos were cut off long ago, say nothing of photos", async () => {
  expect(withoutPhotos(Buffer.from(await messageWith(0)), NOTE)).toBeUndefined();
  const none = await messageWith(0);
  const folder = folderWith({ "sent/a.eml": await messageWith(2), "sent/b.eml": none });
  const stored = { state: "sent", name: "a.eml" } as const;
  const spool = new Spool(folder);
  await spool.withFile(stored, async (file) => {
    expect(await hasPhotos(file)).toBe(true);
    const sync = jest.spyOn(file, "sync");
    await cutPhotos(file);
    // Gone from the disk, too.
    expect(sync).toHaveBeenCalledTimes(1);
    expect(await hasPhotos(file)).toBe(false);
  });
  await spool.withFile({ ...stored, name: "b.eml" }, async (file) => {
    expect(await hasPhotos(file)).toBe(false);
    await cutPhotos(file);
    expect(readFileSync(`${folder}/sent/b.eml`, "utf8")).toBe(none);
  });
  await spool.withFile(stored, async (file) => {
    expect(withoutPhotos(await file.readFile(), NOTE)).toBeUndefined();
  });
});
