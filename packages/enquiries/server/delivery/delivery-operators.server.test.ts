import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { PassThrough } from "node:stream";
import { until } from "@typed-site/test-support/smtp";
import { runCommand } from "../../command";
import { allSent, deliveryTest, namesIn, sendEnquiry, statesOf } from "../../testing/delivery";
import { quote } from "../../testing/server";
import { Spool } from "../storage/spool";

const { startSite, startMail, close } = deliveryTest();

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test("deleted while it is being sent: the server goes on, and the next one is delivered", async () => {
  let wait: (() => void) | undefined;
  const mail = await startMail({
    onRcptTo: (_address, _session, done) => {
      if (wait) done();
      else wait = () => done(Object.assign(new Error("No"), { responseCode: 451 }));
    },
  });
  const { app, folder } = await startSite(mail.url);
  const number = await sendEnquiry(app);
  await until(() => wait !== undefined);
  expect(await runCommand(folder, ["delete", number])).toBe(`${number} is deleted.`);
  wait?.();
  await sendEnquiry(app, { ...quote, message: "Następna" });
  await until(allSent(folder, 1));
  expect(mail.mails.map(({ text }) => text?.includes("Następna"))).toEqual([true]);
});

test.each(["sent"])(
  "the folder %s is missing: each mail goes out once, and the folder is there again",
  async (missing) => {
    const mail = await startMail();
    const { app, folder } = await startSite(mail.url);
    rmSync(path.join(folder, missing), { recursive: true });
    await sendEnquiry(app);
    await until(() => existsSync(path.join(folder, missing)) && allSent(folder, 1)());
    await pause(400);
    expect(mail.mails).toHaveLength(1);
    expect(statesOf(folder)).toEqual({ sent: 1 });
  },
);

test("a mail that the relay has taken is not sent again where its file can't be moved", async () => {
  const mail = await startMail();
  const { app, folder } = await startSite(mail.url);
  const sent = path.join(folder, "sent");
  rmSync(sent, { recursive: true });
  writeFileSync(sent, "");
  await sendEnquiry(app);
  await sendEnquiry(app, { ...quote, message: "Druga" });
  await until(() => mail.mails.length === 2);
  await pause(400);
  expect(mail.mails).toHaveLength(2);
  rmSync(sent);
  mkdirSync(sent);
  await until(allSent(folder, 2));
  // Sent once more because the operator says so.
  await runCommand(folder, ["resend", await numberOf(folder)]);
  await until(() => mail.mails.length === 3);
});

const numberOf = async (folder: string) =>
  /^\S+/.exec(await runCommand(folder, []))?.[0] ?? "no number";

test("a message that can't be read stops no other", async () => {
  const mail = await startMail();
  const { app, folder } = await startSite(mail.url);
  await sendEnquiry(app);
  await until(allSent(folder, 1));
  const [name = ""] = namesIn(folder, "sent");
  const broken = name.replace(/^\d{8}/, "20200101");
  // A folder in place of a file can be moved, but not read.
  mkdirSync(path.join(folder, "new", broken));
  await sendEnquiry(app, { ...quote, message: "Następna" });
  await until(() => statesOf(folder).sent === 2);
  expect(mail.mails).toHaveLength(2);
});

test("what a mail program has moved away from `new` is sent all the same, with an alarm", async () => {
  const mail = await startMail();
  const lines: string[] = [];
  const stream = new PassThrough().on("data", (chunk: Buffer) => lines.push(String(chunk)));
  const { app, folder } = await startSite(mail.url, undefined, {}, {}, { stream });
  await sendEnquiry(app);
  await until(allSent(folder, 1));
  const [name = ""] = namesIn(folder, "sent");
  // As `minc` and Dovecot do with what is new in a Maildir.
  mkdirSync(path.join(folder, "cur"));
  renameSync(path.join(folder, "sent", name), path.join(folder, "cur", `${name}:2,S`));
  await until(allSent(folder, 1));
  expect(mail.mails).toHaveLength(2);
  expect(lines.join("")).toMatch(/"alarm":true[^\n]*a mail program/);
});

test("a relay that is down is asked once, however many wait", async () => {
  let connections = 0;
  let isDown = true;
  const mail = await startMail({
    onConnect: (_session, done) => {
      connections += 1;
      done(isDown ? Object.assign(new Error("No"), { responseCode: 421 }) : null);
    },
  });
  // It need not be asked again while the test runs; each round looks for what is old.
  const times = { retry: 600_000, pollEvery: 10, chores: 0 };
  const { app, folder } = await startSite(mail.url, undefined, {}, times);
  for (let index = 0; index < 20; index += 1) {
    await sendEnquiry(app, { ...quote, message: `Wiadomość ${index}` });
  }
  await until(() => connections > 0);
  const rounds = jest.spyOn(Spool.prototype, "find");
  await until(() => rounds.mock.calls.length >= 10);
  rounds.mockRestore();
  expect(connections).toBe(1);
  isDown = false;
  await close(app);
  await startSite(mail.url, folder);
  await until(allSent(folder, 20));
  expect(mail.mails).toHaveLength(20);
});
