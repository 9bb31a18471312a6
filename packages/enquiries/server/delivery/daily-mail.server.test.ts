import { mkdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { simpleParser } from "mailparser";
import { realTimers } from "@typed-site/test-support/real-timers";
import { temporaryFolder } from "@typed-site/test-support/site";
import { until } from "@typed-site/test-support/smtp";
import { DAY } from "@typed-site/utils";
import { deliveryTest, statesOf } from "../../testing/delivery";
import { words } from "../../testing/words";
import { type EnquiryId, fileName } from "../storage/enquiry";
import { Spool } from "../storage/spool";
import { compose } from "./compose";
import { sendDailyMail } from "./daily-mail";

const { startSite, startMail, close } = deliveryTest();
const envelope = { from: "strona@firma.example", to: "biuro@firma.example" };
const day = (date: number, hour: number) => new Date(Date.UTC(2026, 10, date, hour));

let count = 0;
const idAt = (received: Date, urgency: EnquiryId["urgency"]): EnquiryId => ({
  number: `26-AAAA${String((count += 1)).padStart(2, "0")}`,
  fingerprint: String(count).padStart(32, "0"),
  received,
  urgency,
});

async function put(spool: Spool, state: "new" | "review" | "failed" | "sent", received: Date) {
  const id = idAt(received, state === "new" ? "daily" : "now");
  const message = `Wiadomość ${id.number}: żółć`;
  const enquiry = {
    ...id,
    form: "quote",
    values: { message, phone: "600-700-800" },
    page: "/",
    photos: [],
    missingPhotos: 0,
    signs: [],
  } as const;
  await spool.write(state, fileName(id), compose(enquiry, envelope, words));
  return id.number;
}

const monthly = (count: number) =>
  `${words.daily.sent.replace("{count}", `${count}`)}\n${words.daily.monthly}`;

/** A relay that takes all mails, until it is told otherwise. */
function fakeRelay() {
  const mails: Buffer[] = [];
  const send = jest.fn((mail: Buffer) => Promise.resolve(void mails.push(mail)));
  return { wasSentWhole: false, send, mails };
}

async function fresh() {
  const spool = new Spool(temporaryFolder());
  await spool.makeFolders();
  const relay = fakeRelay();
  const tell = (now: Date) => sendDailyMail({ spool, envelope, words }, relay, now);
  const read = () => simpleParser(relay.mails.at(-1) ?? "", { skipTextToHtml: true });
  return { spool, relay, tell, read };
}

test("nothing to say, no mail", async () => {
  const { spool, relay, tell } = await fresh();
  expect(await tell(day(21, 12))).toBe(false);
  expect(relay.send).not.toHaveBeenCalled();
  expect(statesOf(spool.folder)).toEqual({});
});

test("one mail a day, also over restarts, and not before the morning", async () => {
  const { spool, tell } = await fresh();
  await put(spool, "review", day(20, 20));
  const morning = day(21, 6);
  expect(await tell(new Date(morning.getTime() - 1))).toBe(false);
  // Each of these is like a server that has just started.
  expect(await tell(morning)).toBe(true);
  expect(await tell(day(21, 13))).toBe(false);
  // Whom it belongs to reads it, nobody else.
  expect(statSync(path.join(spool.folder, "daily-mail.txt")).mode & 0o777).toBe(0o600);
  await put(spool, "failed", day(21, 14));
  expect(await tell(day(21, 23))).toBe(false);
  expect(await tell(day(22, 7))).toBe(true);
});

test("what lies in review for long is told once; what failed, every day", async () => {
  const { spool, tell, read } = await fresh();
  await put(spool, "review", day(20, 20));
  const failed = await put(spool, "failed", day(20, 20));
  await tell(day(21, 12));
  expect((await read()).text).toContain(
    words.daily.review.replace("{count}", "1").replace("{all}", "1"),
  );
  await tell(day(22, 12));
  const { text, subject } = await read();
  expect(subject).toBe(words.daily.subject);
  const row = `${failed} | 600-700-800 | Wiadomość ${failed}: żółć`;
  const lines = [words.daily.failed.replace("{count}", "1"), words.daily.help, row];
  expect(text?.trim().split(/\n+/)).toEqual(lines);
});

test("on the first day of a month it says what is to be deleted in the mail box, though nothing waits", async () => {
  const { tell, read } = await fresh();
  expect(await tell(new Date(Date.UTC(2026, 11, 1, 5)))).toBe(false);
  expect(await tell(new Date(Date.UTC(2026, 11, 1, 12)))).toBe(true);
  expect((await read()).text?.trim()).toBe(monthly(0));
  expect(await tell(new Date(Date.UTC(2026, 11, 2, 12)))).toBe(false);
});

test("the month's reminder comes on the first day on which it can, once, and not to a site that is new", async () => {
  const { spool, relay, tell, read } = await fresh();
  expect(await tell(day(21, 12))).toBe(false);
  // The server, or the relay, was down on the first of December.
  relay.send.mockRejectedValueOnce(new Error("down"));
  await expect(tell(new Date(Date.UTC(2026, 11, 2, 12)))).rejects.toThrow("down");
  expect(await tell(new Date(Date.UTC(2026, 11, 3, 12)))).toBe(true);
  expect((await read()).text?.trim()).toBe(monthly(0));
  await put(spool, "failed", new Date(Date.UTC(2026, 11, 3)));
  expect(await tell(new Date(Date.UTC(2026, 11, 4, 12)))).toBe(true);
  expect((await read()).text).not.toContain(monthly(0));
  expect(await tell(new Date(Date.UTC(2027, 0, 9, 12)))).toBe(true);
  expect((await read()).text).toContain(monthly(0));
});

test("it says how many mails the month before should have brought, by which one sees that some are missing", async () => {
  const { spool, tell, read } = await fresh();
  await put(spool, "sent", new Date(Date.UTC(2026, 9, 31, 23)));
  for (const date of [1, 15, 30]) await put(spool, "sent", day(date, 12));
  await put(spool, "sent", new Date(Date.UTC(2026, 11, 1, 1)));
  await tell(new Date(Date.UTC(2026, 11, 1, 12)));
  expect((await read()).text?.trim()).toBe(monthly(3));
});

test("one message that cannot be read keeps the others in the mail, and no later mail back", async () => {
  const { spool, tell, read } = await fresh();
  const id = { number: "26-BBBBBB", fingerprint: "b".repeat(32), urgency: "now" } as const;
  // A folder in place of a file, which root cannot read either.
  mkdirSync(spool.path("failed", fileName({ ...id, received: day(19, 1) })));
  const number = await put(spool, "failed", day(20, 1));
  expect(await tell(day(21, 12))).toBe(true);
  const { text } = await read();
  expect(text).toContain(`${number} | 600-700-800`);
  expect(text).toContain("26-BBBBBB | ?");
});

test("marked enquiries that came too many in an hour are lines of a table, each once, and are then sent", async () => {
  const { spool, tell, read } = await fresh();
  const numbers = [await put(spool, "new", day(20, 20)), await put(spool, "new", day(20, 21))];
  await tell(day(21, 12));
  const { text, attachments } = await read();
  expect(text).toContain(words.daily.marked.replace("{count}", "2"));
  for (const number of numbers) {
    expect(text).toContain(`${number} | 600-700-800 | Wiadomość ${number}: żółć`);
  }
  expect(attachments).toEqual([]);
  expect(statesOf(spool.folder)).toEqual({ sent: 2 });
});

test("after a crash between the mail and the move the next day's mail has them again", async () => {
  const { spool, tell, read } = await fresh();
  const number = await put(spool, "new", day(20, 20));
  const move = jest.spyOn(Spool.prototype, "move").mockRejectedValueOnce(new Error("killed"));
  await expect(tell(day(21, 12))).rejects.toThrow("killed");
  move.mockRestore();
  expect(await tell(day(21, 13))).toBe(false);
  expect(await tell(day(22, 12))).toBe(true);
  expect((await read()).text).toContain(number);
  expect(statesOf(spool.folder)).toEqual({ sent: 1 });
});

test("a mail that the relay has not taken is sent at the next call", async () => {
  const { spool, relay, tell, read } = await fresh();
  const number = await put(spool, "new", day(20, 20));
  relay.send.mockRejectedValueOnce(new Error("down"));
  await expect(tell(day(21, 12))).rejects.toThrow("down");
  expect(statesOf(spool.folder)).toEqual({ new: 1 });
  expect(await tell(day(21, 13))).toBe(true);
  expect((await read()).text).toContain(number);
});

test("a relay that has all of it and says nothing gets no second one", async () => {
  const { spool, relay, tell } = await fresh();
  await put(spool, "new", day(20, 20));
  relay.send.mockImplementationOnce(() => {
    relay.wasSentWhole = true;
    return Promise.reject(new Error("silence"));
  });
  expect(await tell(day(21, 12))).toBe(true);
  expect(await tell(day(21, 13))).toBe(false);
  expect(statesOf(spool.folder)).toEqual({ sent: 1 });
});

test("the table has 4,000 lines at most, and the mail says how many enquiries wait for the next one", async () => {
  const { spool, tell, read } = await fresh();
  for (let index = 0; index < 4003; index += 1) {
    const fingerprint = String(index).padStart(32, "0");
    const id = { number: "26-AAAAAA", fingerprint, received: day(20, 20) };
    writeFileSync(spool.path("new", fileName({ ...id, urgency: "daily" })), "");
  }
  await tell(day(21, 12));
  const { text } = await read();
  expect(text).toContain(words.daily.marked.replace("{count}", "4000"));
  expect(text).toContain(words.daily.waiting.replace("{count}", "3"));
  expect(statesOf(spool.folder)).toEqual({ new: 3, sent: 4000 });
});

test("what waits for it is not mailed on its own, however long it waits", async () => {
  const mail = await startMail();
  const { spool } = await fresh();
  await put(spool, "new", day(1, 12));
  const id = idAt(day(2, 12), "now");
  const enquiry = {
    ...id,
    form: "quote",
    values: { message: "Teraz" },
    page: "/",
    photos: [],
    missingPhotos: 0,
    signs: [],
  } as const;
  await spool.write("new", fileName(id), compose(enquiry, envelope, words));
  await startSite(mail.url, spool.folder, {}, { chores: Infinity });
  await until(() => mail.mails.length > 0, Infinity);
  expect(mail.mails[0]?.subject).toContain(id.number);
  await until(() => statesOf(spool.folder).sent === 1, Infinity);
  expect(statesOf(spool.folder)).toEqual({ new: 1, sent: 1 });
});

test("the server delivers it, once a day", async () => {
  const mail = await startMail();
  const { spool } = await fresh();
  await put(spool, "failed", new Date());
  // Not the first day of a month, which has a mail of its own.
  const noon = Date.UTC(2026, 10, 21, 12);
  jest.useFakeTimers({ now: noon, doNotFake: realTimers });
  try {
    const first = await startSite(mail.url, spool.folder, {}, { chores: 0 });
    await until(() => mail.mails.length === 1, Infinity);
    await close(first.app);
    await startSite(mail.url, spool.folder, {}, { chores: 0 });
    await new Promise((resolve) => setTimeout(resolve, 2500));
    expect(mail.mails.map(({ subject }) => subject)).toEqual([words.daily.subject]);
    jest.setSystemTime(noon + DAY);
    await until(() => mail.mails.length === 2, Infinity);
  } finally {
    jest.useRealTimers();
  }
  expect(statesOf(spool.folder)).toEqual({ failed: 1 });
});
