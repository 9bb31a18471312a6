import { PassThrough } from "node:stream";
import { type ParsedMail, simpleParser } from "mailparser";
import sharp from "sharp";
import type { SMTPServerOptions } from "smtp-server";
import { until } from "@typed-site/test-support/smtp";
import { runCommand } from "../../command";
import { allSent, deliveryTest, namesIn, sendEnquiry, statesOf } from "../../testing/delivery";
import { sendPhotos } from "../../testing/send-enquiry";
import { quote } from "../../testing/server";
import { words } from "../../testing/words";

const { startSite, startMail, close } = deliveryTest();
const refusal = (responseCode: number) => Object.assign(new Error("No"), { responseCode });
/** Whatever goes out within a test has not waited for the relay. */
const longWaits = { retry: 600_000 };
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test("what the relay refuses for itself goes to `failed`, is not tried again, and comes back by `resend all`", async () => {
  let asked = 0;
  let isRefusing = true;
  const mail = await startMail({
    onData: (stream, _session, done) => {
      stream.resume();
      stream.on("end", () => {
        asked += 1;
        done(isRefusing ? refusal(554) : null);
      });
    },
  });
  const { app, folder } = await startSite(mail.url);
  await sendEnquiry(app);
  await until(() => statesOf(folder).failed === 1);
  const before = asked;
  await pause(500);
  expect(asked).toBe(before);
  isRefusing = false;
  expect(await runCommand(folder, ["resend", "all"])).toBe("Waiting to be sent: 1.");
  await until(allSent(folder, 1));
  expect(asked).toBe(before + 1);
});

test.each([
  ["a sender that the login may not use", "onMailFrom", 553, "setUp"],
  ["the same, said to the recipient", "onRcptTo", 553, "setUp"],
  ["a mail box that is full", "onRcptTo", 552, "box"],
  ["a mail box that is gone", "onRcptTo", 550, "box"],
] as const)(
  "%s: all wait, with an alarm at once, and go out when it is mended",
  async (_what, step, code, fault) => {
    let isRefusing = true;
    let asked = 0;
    const mail = await startMail({
      [step]: (_address: unknown, _session: unknown, done: (error?: Error | null) => void) => {
        asked += 1;
        done(isRefusing ? refusal(code) : null);
      },
    });
    const lines: string[] = [];
    const stream = new PassThrough().on("data", (chunk: Buffer) => lines.push(chunk.toString()));
    const first = await startSite(mail.url, undefined, {}, longWaits, { stream });
    for (const message of ["Pierwsza", "Druga", "Trzecia"]) {
      await sendEnquiry(first.app, { ...quote, message });
    }
    await until(() => lines.some((line) => line.includes(`"fault":"${fault}"`)));
    expect(lines.join("")).toMatch(new RegExp(`"fault":"${fault}"[^\n]*"alarm":true`));
    // It is asked with one of them only.
    expect(asked).toBe(1);
    expect(statesOf(first.folder)).toEqual({ new: 3 });
    await close(first.app);
    isRefusing = false;
    const second = await startSite(mail.url, first.folder);
    await until(allSent(second.folder, 3));
    expect(mail.mails).toHaveLength(3);
  },
);

test("one message that is refused stops no other, for good or for now", async () => {
  const mail = await startMail({
    onData: (stream, _session, done) => {
      let text = "";
      stream.on("data", (chunk: Buffer) => (text += chunk.toString()));
      stream.on("end", () => {
        const code = text.includes("trujaca") ? 554 : text.includes("powolna") ? 451 : undefined;
        done(code ? refusal(code) : null);
      });
    },
  });
  const { app, folder } = await startSite(mail.url, undefined, {}, longWaits);
  for (const topic of ["trujaca", "dobra", "powolna", "dobra druga", "dobra trzecia"]) {
    await sendEnquiry(app, { ...quote, message: topic });
  }
  await until(() => statesOf(folder).sent === 3);
  await until(() => statesOf(folder).failed === 1);
  await until(() => statesOf(folder).new === 1);
});

describe("what is refused after the text", () => {
  /** A relay that refuses what has one of some words, with its reply. */
  async function pickyRelay(replies: Map<string, string>) {
    const asked: string[] = [];
    const mail = await startMail({
      onData: (stream, _session, done) => {
        let text = "";
        stream.on("data", (chunk: Buffer) => (text += chunk.toString()));
        stream.on("end", () => {
          const [word, reply] = [...replies].find(([one]) => text.includes(one)) ?? ["", ""];
          asked.push(word);
          const [code = "", ...rest] = reply.split(" ");
          done(reply ? Object.assign(new Error(rest.join(" ")), { responseCode: +code }) : null);
        });
      },
    });
    return { mail, asked };
  }

  test("alike of two different messages is the account's fault: both wait, with an alarm, and go out when it is mended", async () => {
    const replies = new Map([["Wiadomosc", "554 5.7.1 Message rejected"]]);
    const { mail } = await pickyRelay(replies);
    const lines: string[] = [];
    const stream = new PassThrough().on("data", (chunk: Buffer) => lines.push(chunk.toString()));
    const { app, folder } = await startSite(mail.url, undefined, {}, {}, { stream });
    await sendEnquiry(app, { ...quote, message: "Wiadomosc pierwsza" });
    await until(() => statesOf(folder).failed === 1);
    await sendEnquiry(app, { ...quote, message: "Wiadomosc druga" });
    await until(() => lines.some((line) => line.includes('"fault":"setUp"')));
    await until(() => statesOf(folder).new === 2);
    expect(lines.join("")).toMatch(/"fault":"setUp"[^\n]*"alarm":true/);
    replies.clear();
    await until(allSent(folder, 2));
  });

  test("otherwise than the one before, or again after others were taken, is the message's own", async () => {
    const replies = new Map([
      ["pierwsza", "554 5.7.1 Spam"],
      ["druga", "554 5.6.1 Not supported"],
      ["trzecia", "554 5.7.1 Spam"],
    ]);
    const { mail } = await pickyRelay(replies);
    const { app, folder } = await startSite(mail.url);
    await sendEnquiry(app, { ...quote, message: "Wiadomosc pierwsza" });
    await until(() => statesOf(folder).failed === 1);
    await sendEnquiry(app, { ...quote, message: "Wiadomosc druga" });
    await until(() => statesOf(folder).failed === 2);
    await sendEnquiry(app, { ...quote, message: "Wiadomosc trzecia" });
    await until(() => statesOf(folder).new === 2);
    await sendEnquiry(app, { ...quote, message: "Dobra" });
    await until(() => statesOf(folder).sent === 1 && statesOf(folder).failed === 3);
    expect(mail.mails).toHaveLength(0);
  });
});

test("a login that is refused: all wait, with an alarm; all goes out once the relay lets us in, after a restart too", async () => {
  let isRefusing = true;
  let asked = 0;
  const mail = await startMail({
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => {
      asked += 1;
      if (isRefusing) done(refusal(535));
      else done(null, { user: "strona" });
    },
  });
  const url = mail.url.replace("//", "//strona:haslo@");
  const lines: string[] = [];
  const stream = new PassThrough().on("data", (chunk: Buffer) => lines.push(chunk.toString()));
  const first = await startSite(url, undefined, {}, longWaits, { stream });
  for (let index = 0; index < 5; index += 1) {
    await sendEnquiry(first.app, { ...quote, message: `Wiadomość ${index}` });
  }
  await until(() => asked === 1);
  await pause(600);
  // It is asked with one of them only, and not again at once; none fails for it.
  expect(asked).toBe(1);
  expect(statesOf(first.folder)).toEqual({ new: 5 });
  expect(lines.join("")).toMatch(/"responseCode":535[^\n]*"alarm":true/);
  expect(lines.join("")).not.toContain("haslo");
  await close(first.app);
  isRefusing = false;
  const second = await startSite(url, first.folder);
  await until(allSent(second.folder, 5));
  expect(mail.mails).toHaveLength(5);
});

describe("a message that is too large", () => {
  const photo = async () => {
    const noise = { type: "gaussian" as const, mean: 128, sigma: 60 };
    const picture = sharp({
      create: { width: 400, height: 400, channels: 3, background: "green", noise },
    });
    return { name: "a.jpg", content: await picture.jpeg().toBuffer() };
  };

  /** Takes no more than so many bytes, and tells nobody before. */
  const silentLimit = (mails: ParsedMail[]): SMTPServerOptions => ({
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const message = Buffer.concat(chunks);
        if (message.length > 20_000) return done(refusal(552));
        void simpleParser(message).then((mail) => {
          mails.push(mail);
          done();
        });
      });
    },
  });

  test.each(["before", "afterwards"])(
    "goes out without its photos; the relay says %s that it is",
    async (when) => {
      const mails: ParsedMail[] = [];
      const mail = await startMail(when === "before" ? { size: 20_000 } : silentLimit(mails));
      const { app, folder } = await startSite(mail.url);
      const answer = await sendPhotos(app, [await photo()]);
      const { number } = answer.json<{ number: string }>();
      await until(allSent(folder, 1));
      const [delivered] = [...mail.mails, ...mails];
      expect(delivered?.attachments).toEqual([]);
      expect(delivered?.text).toContain("gęślą jaźń");
      expect(delivered?.text).toContain(words.withoutPhotos.replace("{number}", number));
      expect(delivered?.subject).toContain(number);
      expect(delivered?.messageId).toContain(number);
      // The stored one still has them.
      expect(await runCommand(folder, ["show", number])).toContain("image/jpeg");
      expect(namesIn(folder, "sent")).toHaveLength(1);
    },
  );

  test("and has no photos goes to `failed`", async () => {
    const mail = await startMail({ size: 100 });
    const { app, folder } = await startSite(mail.url);
    await sendEnquiry(app);
    await until(() => statesOf(folder).failed === 1);
  });
});
