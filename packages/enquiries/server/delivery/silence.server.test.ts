import { once } from "node:events";
import { readFileSync } from "node:fs";
import path from "node:path";
import { PassThrough } from "node:stream";
import { startServerProcess } from "@typed-site/test-support/server-process";
import { temporaryFolder } from "@typed-site/test-support/site";
import { until } from "@typed-site/test-support/smtp";
import {
  allSent,
  deliveryTest,
  namesIn,
  sendEnquiry,
  SERVE_ENQUIRIES,
  statesOf,
  suspicious,
} from "../../testing/delivery";
import { formRequest } from "../../testing/send-enquiry";
import { quote } from "../../testing/server";

const { startSite, startMail, close } = deliveryTest();
const log = () => {
  const lines: string[] = [];
  return {
    lines,
    stream: new PassThrough().on("data", (chunk: Buffer) => lines.push(String(chunk))),
  };
};

/** Longer than a test may take, so that whoever waits for the relay is found out. */
const patience = { sendTimeout: 600_000, replyTimeout: 600_000 };

test("a relay that takes a mail and never answers gets it twice at most; then it is 'perhaps sent'", async () => {
  let taken = 0;
  const mail = await startMail({
    onData: (stream) => {
      stream.resume();
      stream.on("end", () => (taken += 1));
    },
  });
  const { lines, stream } = log();
  const times = { replyTimeout: 500 };
  const { app, folder } = await startSite(mail.url, undefined, {}, times, { stream });
  await sendEnquiry(app);
  await until(() => statesOf(folder).failed === 1);
  expect(taken).toBe(2);
  expect(lines.join("")).toMatch(/"alarm":true[^\n]*perhaps sent/);
});

test("a relay whose answer comes late, but in its time, gets the mail once", async () => {
  let taken = 0;
  const mail = await startMail({
    onData: (stream, _session, done) => {
      stream.resume();
      stream.on("end", () => {
        taken += 1;
        setTimeout(done, 2000);
      });
    },
  });
  const { app, folder } = await startSite(mail.url, undefined, {}, { sendTimeout: 1000 });
  await sendEnquiry(app);
  await until(allSent(folder, 1));
  expect(taken).toBe(1);
});

test.each(["onConnect", "onMailFrom", "onRcptTo"] as const)(
  "a server stops at once while the relay is silent (%s), and the mail waits",
  async (step) => {
    let asked = 0;
    const mail = await startMail({ [step]: () => void (asked += 1) });
    const { app, folder } = await startSite(mail.url, undefined, {}, patience);
    await sendEnquiry(app);
    await until(() => asked > 0);
    await close(app);
    expect(statesOf(folder)).toEqual({ new: 1 });
  },
);

test("a server that stops after the dot does not wait for ever for an answer that never comes", async () => {
  let isTaken = false;
  const mail = await startMail({
    onData: (stream) => {
      stream.resume();
      stream.on("end", () => (isTaken = true));
    },
  });
  // The relay may be silent for longer than a test may take.
  const times = { ...patience, stopTimeout: 300 };
  const { app, folder } = await startSite(mail.url, undefined, {}, times);
  await sendEnquiry(app);
  await until(() => isTaken);
  await close(app);
  expect(statesOf(folder)).toEqual({ new: 1 });
});

test("a server that stops after the dot waits for the answer, so the mail counts as sent and the next one leaves it alone", async () => {
  let answer: (() => void) | undefined;
  const mail = await startMail({
    onData: (stream, _session, done) => {
      stream.resume();
      stream.on("end", () => (answer = done));
    },
  });
  const { app, folder } = await startSite(mail.url, undefined, {}, { stopTimeout: 600_000 });
  await sendEnquiry(app);
  await until(() => answer !== undefined);
  const closed = close(app);
  await until(() => !app.server.listening);
  answer?.();
  await closed;
  expect(statesOf(folder)).toEqual({ sent: 1 });
});

test("a server that has sent its mail leaves at once when it is asked to", async () => {
  const mail = await startMail();
  const folder = temporaryFolder();
  const environment = { ENQUIRY_DIR: folder, ...mail.settings };
  const server = await startServerProcess(SERVE_ENQUIRIES, environment);
  const { headers, payload } = await formRequest(quote);
  await fetch(`${server.url}/send`, { method: "POST", headers, body: payload });
  await until(allSent(folder, 1));
  const exit = once(server.process, "exit");
  server.process.kill("SIGTERM");
  expect(await exit).toEqual([0, null]);
});

test("marked ones go after all others", async () => {
  const held: (() => void)[] = [];
  const mail = await startMail({ onMailFrom: (_address, _session, done) => void held.push(done) });
  const { app, folder } = await startSite(mail.url);
  await sendEnquiry(app, { ...quote, message: "Pierwsza" });
  await until(() => held.length === 1);
  await sendEnquiry(app, { ...quote, message: "Ze znakiem" }, suspicious);
  await sendEnquiry(app, { ...quote, message: "Ze znakiem, druga" }, suspicious);
  await sendEnquiry(app, { ...quote, message: "Bez znaku" });
  const timer = setInterval(() => held.shift()?.(), 20);
  await until(allSent(folder, 4));
  clearInterval(timer);
  expect(mail.mails[1]?.text).toContain("Bez znaku");
});

test("a clock that is set back by hours delays neither what waits nor what is new", async () => {
  const refusals = [451];
  const mail = await startMail({
    onRcptTo: (_address, _session, done) => {
      const responseCode = refusals.shift();
      done(responseCode ? Object.assign(new Error("No"), { responseCode }) : null);
    },
  });
  const { app, folder } = await startSite(mail.url, undefined, {}, { retry: 1000 });
  await sendEnquiry(app);
  await until(() => refusals.length === 0);
  const now = Date.now() - 7_200_000;
  const clock = jest.spyOn(Date, "now").mockImplementation(() => now);
  await sendEnquiry(app, { ...quote, message: "Nowa" });
  await until(allSent(folder, 2));
  clock.mockRestore();
  expect(mail.mails).toHaveLength(2);
});

test("neither log nor mail hold what can be turned back into what was typed", async () => {
  const { lines, stream } = log();
  const gone = "smtp://127.0.0.1:1";
  const { app, folder } = await startSite(gone, undefined, {}, {}, { stream });
  await sendEnquiry(app);
  await until(() => lines.join("").includes("enquiry not sent"));
  const [name = ""] = namesIn(folder, "new");
  const [, , fingerprint = ""] = name.split("_");
  const message = readFileSync(path.join(folder, "new", name), "utf8");
  expect(fingerprint).toHaveLength(36);
  for (const text of [message, lines.join("")]) expect(text).not.toContain(fingerprint.slice(0, 8));
});
