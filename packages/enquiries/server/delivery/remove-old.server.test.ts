import { readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { simpleParser } from "mailparser";
import { folderWith, temporaryFolder } from "@typed-site/test-support/site";
import { namesIn, statesOf } from "../../testing/delivery";
import { words } from "../../testing/words";
import type { EnquiryContext } from "../context";
import { fileName, type State } from "../storage/enquiry";
import { Spool } from "../storage/spool";
import { compose } from "./compose";
import { findOld, PHOTO_DAYS, removeOld, removeOldUnlessMost } from "./remove-old";
import { SteadyClock } from "./steady-clock";
import { cutPhotos } from "./without-photos";

const DAY = 24 * 60 * 60 * 1000;
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
    photos: [{ field: "photos", file: { size: 3, type: "image/jpeg", path: jpeg } }],
    missingPhotos: 0,
    signs: [],
  } as const;
  await spool.write(state, fileName(enquiry), compose(enquiry, envelope, words));
  return enquiry.number;
}

async function fresh() {
  const spool = new Spool(temporaryFolder());
  await spool.makeFolders();
  const alarms: unknown[] = [];
  const log = { error: (what: unknown) => alarms.push(what) };
  const config = { ENQUIRY_KEEP_DAYS: 365 };
  const context = { spool, config, log } as unknown as EnquiryContext;
  return { spool, alarms, removeOld: () => removeOldUnlessMost(context) };
}

const read = (spool: Spool, state: State) =>
  Promise.all(
    namesIn(spool.folder, state).map((name) => simpleParser(readFileSync(spool.path(state, name)))),
  );

test("after twelve months nothing is left of an enquiry, whatever became of it", async () => {
  const { spool, alarms, removeOld } = await fresh();
  for (const state of ["new", "sent", "failed", "review"] as const) await put(spool, state, 366);
  for (let day = 0; day < 5; day++) await put(spool, "sent", day);
  await removeOld();
  expect(statesOf(spool.folder)).toEqual({ sent: 5 });
  expect(alarms).toEqual([]);
});

test("nor does a quiet month keep anything longer", async () => {
  const { spool, removeOld } = await fresh();
  await put(spool, "sent", 366);
  for (let day = 40; day < 45; day++) await put(spool, "sent", day);
  await removeOld();
  await removeOld();
  expect(statesOf(spool.folder)).toEqual({ sent: 6 });
});

test("after a month its photos are gone, its text is not, and it is not written again", async () => {
  const { spool, removeOld } = await fresh();
  await put(spool, "failed", PHOTO_DAYS + 1);
  await put(spool, "sent", PHOTO_DAYS - 1);
  await removeOld();
  const [old] = await read(spool, "failed");
  expect(old?.attachments).toEqual([]);
  expect(old?.text).toContain("Wiadomość");
  expect((await read(spool, "sent"))[0]?.attachments).toHaveLength(1);
  const [name = ""] = namesIn(spool.folder, "failed");
  const { mtimeMs } = statSync(spool.path("failed", name));
  await removeOld();
  expect(statSync(spool.path("failed", name)).mtimeMs).toBe(mtimeMs);
});

test("where more than half of all would go at once, nothing goes and a person is called", async () => {
  const { spool, alarms, removeOld } = await fresh();
  for (let time = 0; time < 3; time++) await put(spool, "sent", 400);
  await put(spool, "new", 1);
  await removeOld();
  expect(statesOf(spool.folder)).toEqual({ new: 1, sent: 3 });
  expect(alarms).toEqual([{ alarm: true, messages: 3, photos: 0 }]);
});

test("photos are taken out of the file that is there: whose it is and who may read it stay", async () => {
  const { spool, removeOld } = await fresh();
  await put(spool, "failed", PHOTO_DAYS + 1);
  await put(spool, "sent", 1);
  const [name = ""] = namesIn(spool.folder, "failed");
  const file = spool.path("failed", name);
  const before = statSync(file);
  await removeOld();
  const after = statSync(file);
  expect(after.size).toBeLessThan(before.size);
  // The same file: where root runs `remove-old`, it is still the server's.
  expect([after.ino, after.uid, after.mode]).toEqual([before.ino, before.uid, before.mode]);
});

test("what is deleted while its photos are taken out stays deleted", async () => {
  const { spool } = await fresh();
  await put(spool, "sent", PHOTO_DAYS + 1);
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
  const { spool, removeOld } = await fresh();
  await put(spool, "sent", PHOTO_DAYS + 1);
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
    await removeOld();
  }
});

describe("the clock", () => {
  let file = "";
  beforeEach(() => {
    jest.useFakeTimers();
    file = path.join(temporaryFolder(), "clock.json");
  });
  afterEach(() => jest.useRealTimers());

  test("is believed for as long as it goes with the one that nobody sets", () => {
    const clock = new SteadyClock(file);
    jest.advanceTimersByTime(DAY);
    expect(clock.steadyFor()).toBe(DAY);
    // A correction of minutes is no jump.
    jest.setSystemTime(Date.now() + 60_000);
    expect(clock.steadyFor()).toBe(DAY);
  });

  test("is believed after a day, though the server is started anew every hour of it", () => {
    for (let hour = 0; hour < 24; hour++) {
      new SteadyClock(file);
      jest.advanceTimersByTime(DAY / 24);
    }
    expect(new SteadyClock(file).steadyFor()).toBe(DAY);
  });

  test.each([
    ["ahead", 730 * DAY],
    ["back", -DAY],
  ])("that was set %s is believed only after as long again", (_where, jump) => {
    const clock = new SteadyClock(file);
    jest.advanceTimersByTime(DAY);
    jest.setSystemTime(Date.now() + jump);
    expect(clock.steadyFor()).toBe(0);
    jest.advanceTimersByTime(1000);
    expect(clock.steadyFor()).toBe(1000);
    expect(new SteadyClock(file).steadyFor()).toBe(1000);
  });

  test("that was set while no server ran is not believed either, nor is one after a reboot", () => {
    new SteadyClock(file);
    jest.advanceTimersByTime(DAY);
    jest.setSystemTime(Date.now() + 730 * DAY);
    expect(new SteadyClock(file).steadyFor()).toBe(0);
    const now = Number(process.hrtime.bigint() / 1_000_000n);
    // What a longer run of the machine has left, whose clock began at the same time.
    const earlier = { offset: Date.now() - now, since: now + DAY };
    writeFileSync(file, JSON.stringify(earlier));
    expect(new SteadyClock(file).steadyFor()).toBe(0);
  });

  test.each(["", "{", '{"offset":1}', "[]"])("begins anew where its file is torn: %j", (text) => {
    writeFileSync(file, text);
    const clock = new SteadyClock(file);
    jest.advanceTimersByTime(DAY);
    expect(clock.steadyFor()).toBe(DAY);
    expect(new SteadyClock(file).steadyFor()).toBe(DAY);
  });
});
