import { readFileSync } from "node:fs";
import { simpleParser } from "mailparser";
import { namesIn, statesOf } from "../../../../e2e/support/server/delivery";
import { folderWith, temporaryFolder } from "../../../../e2e/support/server/site";
import { words } from "../../enquiries.fixture";
import type { EnquiryContext } from "../context";
import { fileName, type State } from "../storage/enquiry";
import { Maildir } from "../storage/maildir";
import { compose } from "./compose";
import { PHOTO_DAYS, removeOldUnlessMost } from "./remove-old";
import { SteadyClock } from "./steady-clock";

const DAY = 24 * 60 * 60 * 1000;
const envelope = { from: "strona@firma.example", to: "biuro@firma.example" };
const jpeg = `${folderWith({ "a.jpg": "\xff\xd8\xff" })}/a.jpg`;

let count = 0;

/** Stores an enquiry with a photo as it was received some days ago. */
async function put(maildir: Maildir, state: State, days: number): Promise<string> {
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
  await maildir.write(state, fileName(enquiry), compose(enquiry, envelope, words));
  return enquiry.number;
}

async function fresh() {
  const maildir = new Maildir(temporaryFolder());
  await maildir.makeFolders();
  const alarms: unknown[] = [];
  const log = { error: (what: unknown) => alarms.push(what) };
  const config = { ENQUIRY_KEEP_DAYS: 365 };
  const context = { maildir, config, log } as unknown as EnquiryContext;
  return { maildir, alarms, removeOld: () => removeOldUnlessMost(context) };
}

const read = (maildir: Maildir, state: State) =>
  Promise.all(
    namesIn(maildir.folder, state).map((name) =>
      simpleParser(readFileSync(maildir.path(state, name))),
    ),
  );

test("after twelve months nothing is left of an enquiry, whatever became of it", async () => {
  const { maildir, alarms, removeOld } = await fresh();
  for (const state of ["new", "sent", "failed", "review"] as const) await put(maildir, state, 366);
  for (let day = 0; day < 5; day++) await put(maildir, "sent", day);
  await removeOld();
  expect(statesOf(maildir.folder)).toEqual({ sent: 5 });
  expect(alarms).toEqual([]);
});

test("nor does a quiet month keep anything longer", async () => {
  const { maildir, removeOld } = await fresh();
  await put(maildir, "sent", 366);
  for (let day = 40; day < 45; day++) await put(maildir, "sent", day);
  await removeOld();
  await removeOld();
  expect(statesOf(maildir.folder)).toEqual({ sent: 6 });
});

test("after a month its photos are gone, its text is not, and it is not written again", async () => {
  const { maildir, removeOld } = await fresh();
  await put(maildir, "failed", PHOTO_DAYS + 1);
  await put(maildir, "sent", PHOTO_DAYS - 1);
  await removeOld();
  const [old] = await read(maildir, "failed");
  expect(old?.attachments).toEqual([]);
  expect(old?.text).toContain("Wiadomość");
  expect((await read(maildir, "sent"))[0]?.attachments).toHaveLength(1);
  const replace = jest.spyOn(maildir, "replace");
  await removeOld();
  expect(replace).not.toHaveBeenCalled();
});

test("where more than half of all would go at once, nothing goes and a person is called", async () => {
  const { maildir, alarms, removeOld } = await fresh();
  for (let time = 0; time < 3; time++) await put(maildir, "sent", 400);
  await put(maildir, "new", 1);
  await removeOld();
  expect(statesOf(maildir.folder)).toEqual({ new: 1, sent: 3 });
  expect(alarms).toEqual([{ alarm: true, messages: 3, photos: 0 }]);
});

test("a disk that fails while photos are taken out leaves the enquiry as it was", async () => {
  const { maildir } = await fresh();
  await put(maildir, "new", 40);
  const [stored] = await maildir.list("new");
  if (!stored) throw new Error("nothing is stored");
  const before = readFileSync(maildir.path("new", stored.name));
  const gone = { ...stored, state: "gone" as State };
  await expect(maildir.replace(gone, Buffer.from("x"))).rejects.toThrow("ENOENT");
  expect(readFileSync(maildir.path("new", stored.name))).toEqual(before);
});

describe("the clock", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test("is believed for as long as it goes with the one that nobody sets", () => {
    const clock = new SteadyClock();
    jest.advanceTimersByTime(DAY);
    expect(clock.steadyFor()).toBe(DAY);
    // A correction of minutes is no jump.
    jest.setSystemTime(Date.now() + 60_000);
    expect(clock.steadyFor()).toBe(DAY);
  });

  test.each([
    ["ahead", 730 * DAY],
    ["back", -DAY],
  ])("that was set %s is believed only after as long again", (_where, jump) => {
    const clock = new SteadyClock();
    jest.advanceTimersByTime(DAY);
    jest.setSystemTime(Date.now() + jump);
    expect(clock.steadyFor()).toBe(0);
    jest.advanceTimersByTime(1000);
    expect(clock.steadyFor()).toBe(1000);
  });
});
