import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { simpleParser } from "mailparser";
import { folderWith, temporaryFolder } from "@typed-site/test-support/site";
import { DAY } from "@typed-site/utils";
import { namesIn, statesOf } from "../../testing/delivery";
import { words } from "../../testing/words";
import type { EnquiryContext } from "../context";
import { fileName, type State, states } from "../storage/enquiry";
import { Spool } from "../storage/spool";
import { compose } from "./compose";
import { findOld, PHOTO_DAYS, removeOld, removeWhatBecameOld } from "./remove-old";
import { cutPhotos } from "./without-photos";

const HOUR = DAY / 24;
const envelope = { from: "strona@firma.example", to: "biuro@firma.example" };
const jpeg = `${folderWith({ "a.jpg": "\xff\xd8\xff" })}/a.jpg`;

let count = 0;

/** Stores an enquiry with a photo as it was received some days ago. */
async function put(spool: Spool, state: State, days: number): Promise<string> {
  count += 1;
  const enquiry = {
    number: `26-AAA${String(count).padStart(3, "0")}`,
    fingerprint: String(count).padStart(32, "0"),
    received: new Date(Date.now() - days * DAY),
    urgency: "now",
    form: "quote",
    values: { message: `Wiadomość ${count}` },
    page: "/",
    photos: [{ field: "photos", file: { name: "a.jpg", size: 3, type: "image/jpeg", path: jpeg } }],
    missingPhotos: 0,
    signs: [],
  } as const;
  await spool.write(state, fileName(enquiry), compose(enquiry, envelope, words));
  return enquiry.number;
}

/** An empty folder that was looked through an hour ago. */
async function fresh(hours = 1) {
  const spool = new Spool(temporaryFolder());
  await spool.makeFolders();
  const noteLook = (ago: number) =>
    writeFileSync(
      path.join(spool.folder, "last-look.txt"),
      new Date(Date.now() - ago * HOUR).toISOString(),
    );
  noteLook(hours);
  const alarms: unknown[] = [];
  const log = { error: (what: unknown) => alarms.push(what) };
  const config = { ENQUIRY_KEEP_DAYS: 365 };
  const context = { spool, config, log } as unknown as EnquiryContext;
  return { spool, alarms, noteLook, look: () => removeWhatBecameOld(context) };
}

const read = (spool: Spool, state: State) =>
  Promise.all(
    namesIn(spool.folder, state).map((name) => simpleParser(readFileSync(spool.path(state, name)))),
  );

/** Days that were over half an hour ago, since the last look an hour ago. */
const over = (days: number) => days + HOUR / 2 / DAY;

test("after twelve months nothing is left of an enquiry, whatever became of it", async () => {
  const { spool, alarms, look } = await fresh();
  for (const state of states) await put(spool, state, over(365));
  for (let day = 0; day < 5; day++) await put(spool, "sent", day);
  await look();
  expect(statesOf(spool.folder)).toEqual({ sent: 5 });
  expect(alarms).toEqual([]);
});

test("a company with one enquiry a year keeps neither its photos nor its text any longer", async () => {
  const { spool, alarms, look } = await fresh();
  await put(spool, "sent", over(PHOTO_DAYS));
  await look();
  expect((await read(spool, "sent"))[0]?.attachments).toEqual([]);
  const other = await fresh();
  await put(other.spool, "sent", over(365));
  await other.look();
  expect(statesOf(other.spool.folder)).toEqual({});
  expect([...alarms, ...other.alarms]).toEqual([]);
});

test("nor does one whose machine is off at night, and over Christmas", async () => {
  const { spool, alarms, noteLook, look } = await fresh();
  await put(spool, "sent", 365 + 10 / 24);
  noteLook(14);
  await look();
  expect(statesOf(spool.folder)).toEqual({});
  await put(spool, "sent", 365 + 5);
  noteLook(6 * 24);
  await look();
  expect(statesOf(spool.folder)).toEqual({});
  expect(alarms).toEqual([]);
});

test("a week between two looks is believed, and not a moment more; each look is noted for its owner alone", async () => {
  const { spool, alarms, noteLook, look } = await fresh();
  const note = path.join(spool.folder, "last-look.txt");
  const now = jest.spyOn(Date, "now").mockReturnValue(Date.UTC(2026, 10, 1));
  await put(spool, "sent", 365 + 7);
  noteLook(7 * 24);
  // What is exactly as old as it may be stays.
  await put(spool, "sent", PHOTO_DAYS);
  await look();
  expect(alarms).toEqual([]);
  expect((await read(spool, "sent")).map(({ attachments }) => attachments.length)).toEqual([1]);
  expect(readFileSync(note, "utf8")).toBe("2026-11-01T00:00:00.000Z");
  now.mockReturnValue(Date.UTC(2026, 10, 8) + 1);
  writeFileSync(note, new Date(Date.UTC(2026, 10, 1)).toISOString());
  await look();
  expect(alarms).toEqual([{ alarm: true, messages: 0, photos: 1 }]);
  rmSync(note);
  await look();
  now.mockRestore();
  expect(statSync(note).mode & 0o777).toBe(0o600);
});

test("after a month its photos are gone, its text is not, and it is not written again", async () => {
  const { spool, look } = await fresh();
  await put(spool, "failed", over(PHOTO_DAYS));
  await put(spool, "sent", PHOTO_DAYS - 1);
  await look();
  const [old] = await read(spool, "failed");
  expect(old?.attachments).toEqual([]);
  expect(old?.text).toContain("Wiadomość");
  expect((await read(spool, "sent"))[0]?.attachments).toHaveLength(1);
  const [name = ""] = namesIn(spool.folder, "failed");
  const { mtimeMs } = statSync(spool.path("failed", name));
  await look();
  expect(statSync(spool.path("failed", name)).mtimeMs).toBe(mtimeMs);
});

describe("a wrong clock removes nothing, and a person is called:", () => {
  const aYearLater = (alarms: unknown[]) =>
    expect(alarms).toContainEqual({ alarm: true, messages: 1, photos: 1 });

  async function withTwo() {
    const all = await fresh();
    await put(all.spool, "sent", 300);
    await put(all.spool, "new", 1);
    // Without its photos already.
    await removeOld(all.spool, await findOld(all.spool, 365));
    return all;
  }

  test("one that jumps ahead, however long it stays there", async () => {
    const { spool, alarms, look } = await withTwo();
    const later = Date.now() + 100 * DAY;
    const clock = jest.spyOn(Date, "now").mockReturnValue(later);
    await look();
    aYearLater(alarms);
    for (let hour = 1; hour <= 48; hour++) {
      clock.mockReturnValue(later + hour * HOUR);
      await look();
    }
    clock.mockRestore();
    expect(statesOf(spool.folder)).toEqual({ new: 1, sent: 1 });
    expect((await read(spool, "new"))[0]?.attachments).toHaveLength(1);
    // And once it is right again, it is believed again.
    await look();
    await put(spool, "failed", 365);
    jest
      .spyOn(Date, "now")
      .mockReturnValueOnce(Date.now())
      .mockReturnValue(Date.now() + HOUR);
    alarms.length = 0;
    await look();
    await look();
    jest.restoreAllMocks();
    expect(statesOf(spool.folder)).toEqual({ new: 1, sent: 1 });
    expect(alarms).toEqual([]);
  });

  test("one that was years behind when an enquiry came", async () => {
    const { spool, alarms, look } = await fresh();
    await put(spool, "new", 6 * 365);
    await look();
    await look();
    expect(statesOf(spool.folder)).toEqual({ new: 1 });
    expect(alarms).toHaveLength(2);
  });

  test.each([
    ["where nobody has looked yet", undefined],
    ["where nobody has looked for more than a week", 8 * 24],
  ])("%s", async (_where, hours) => {
    const { spool, alarms, look, noteLook } = await fresh();
    await put(spool, "sent", over(365));
    if (hours) noteLook(hours);
    else rmSync(path.join(spool.folder, "last-look.txt"));
    await look();
    expect(statesOf(spool.folder)).toEqual({ sent: 1 });
    expect(alarms).toEqual([{ alarm: true, messages: 1, photos: 0 }]);
  });
});

test("one that cannot be read or removed keeps no other from being removed, now or later", async () => {
  const { spool, alarms, look, noteLook } = await fresh();
  // Folders in place of files, which root can neither read nor remove so.
  const folderOf = (days: number, digit: string) => {
    const received = new Date(Date.now() - days * DAY);
    const id = { number: "25-AAAAAA", fingerprint: digit.repeat(32), urgency: "now" } as const;
    mkdirSync(spool.path("sent", fileName({ ...id, received })));
  };
  folderOf(over(365), "a");
  folderOf(over(PHOTO_DAYS), "b");
  await put(spool, "sent", over(365));
  await put(spool, "sent", over(PHOTO_DAYS));
  await expect(look()).rejects.toThrow();
  // Noted all the same: after a week without a note nothing would be removed any more.
  const noted = readFileSync(path.join(spool.folder, "last-look.txt"), "utf8");
  expect(Date.now() - Date.parse(noted)).toBeLessThan(HOUR / 2);
  expect(statesOf(spool.folder)).toEqual({ sent: 3 });
  const [, , mail = ""] = namesIn(spool.folder, "sent").sort();
  expect(readFileSync(spool.path("sent", mail), "latin1")).toContain("X-Enquiry-Photos: none");
  await put(spool, "sent", over(365));
  noteLook(1);
  await look().catch(() => undefined);
  expect(statesOf(spool.folder)).toEqual({ sent: 3 });
  expect(alarms).toEqual([]);
});

test("photos are taken out of the file that is there: whose it is and who may read it stay", async () => {
  const { spool, look } = await fresh();
  await put(spool, "failed", over(PHOTO_DAYS));
  await put(spool, "sent", 1);
  const [name = ""] = namesIn(spool.folder, "failed");
  const file = spool.path("failed", name);
  const before = statSync(file);
  await look();
  const after = statSync(file);
  expect(after.size).toBeLessThan(before.size);
  // The same file: where root runs `remove-old`, it is still the server's.
  expect([after.ino, after.uid, after.mode]).toEqual([before.ino, before.uid, before.mode]);
});

test("what is deleted while its photos are taken out stays deleted", async () => {
  const { spool } = await fresh();
  await put(spool, "sent", over(PHOTO_DAYS));
  const old = await findOld(spool, 365);
  const [message] = old.photos;
  if (!message) throw new Error("nothing is old");
  await spool.withFile(message, async (file) => {
    await spool.remove(message);
    await cutPhotos(file);
  });
  expect(statesOf(spool.folder)).toEqual({});
  await removeOld(spool, old);
  expect(statesOf(spool.folder)).toEqual({});
});

test("a server that is killed while it takes photos out leaves a mail without them, and the next one ends it", async () => {
  const { spool, look } = await fresh();
  await put(spool, "sent", over(PHOTO_DAYS));
  await put(spool, "new", 1);
  const [stored] = await spool.list("sent");
  if (!stored) throw new Error("nothing is stored");
  await spool.withFile(stored, async (file) => {
    jest.spyOn(file, "truncate").mockRejectedValueOnce(new Error("killed"));
    await expect(cutPhotos(file)).rejects.toThrow("killed");
  });
  for (const isEnded of [false, true]) {
    const [mail] = await read(spool, "sent");
    expect(mail?.attachments).toEqual([]);
    expect(mail?.text).toContain("Wiadomość");
    const bytes = readFileSync(spool.path("sent", stored.name), "latin1");
    expect(bytes.endsWith("--\r\nX-Enquiry-Photos: none\r\n")).toBe(isEnded);
    await look();
  }
});
