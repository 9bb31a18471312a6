import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import promises from "node:fs/promises";
import path from "node:path";
import { simpleParser } from "mailparser";
import { send, sendForm } from "../../../e2e/support/server/send-enquiry";
import { messages, quote, testServer, tinySite } from "../../../e2e/support/server/server";
import { startServerProcess } from "../../../e2e/support/server/server-process";
import { temporaryFolder } from "../../../e2e/support/server/site";
import { until } from "../../../e2e/support/server/smtp";
import { words } from "../enquiries.fixture";
import { Maildir } from "../server/storage/maildir";

/** Sends an enquiry over a socket; undefined if the server died meanwhile. */
async function sendTo(url: string, message: string): Promise<string | undefined> {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...quote, message })) body.set(name, value);
  const headers = { accept: "application/json" };
  const request = fetch(`${url}/send`, { method: "POST", headers, body });
  const answer = await request.catch(() => undefined);
  if (!answer?.ok) return undefined;
  const { number } = (await answer.json().catch(() => ({}))) as { number?: string };
  return number;
}

const { consent } = words;

test("kill -9 during 200 submissions: what was answered is on disk, nothing is half written", async () => {
  const folder = temporaryFolder();
  const program = "e2e/support/server/serve-enquiries.ts";
  const server = await startServerProcess({ ENQUIRY_DIR: folder }, program);
  const answered: string[] = [];
  let next = 0;
  const visitor = async () => {
    while (next < 200) {
      const number = await sendTo(server.url, `Wiadomość ${next++}. ${"Ż".repeat(500)} koniec`);
      if (number) answered.push(number);
      if (answered.length === 60) server.process.kill("SIGKILL");
    }
  };
  await Promise.all(Array.from({ length: 10 }, visitor));
  expect(server.process.killed).toBe(true);
  expect(answered.length).toBeGreaterThanOrEqual(60);
  expect(answered.length).toBeLessThan(200);

  // The next start removes what was written only in part; it was never among the messages.
  const deliveryTimes = { lookAround: 100 };
  const { app } = await testServer({ ENQUIRY_DIR: folder }, { deliveryTimes });
  await app.listen({ port: 0, host: "127.0.0.1" });
  await until(() => readdirSync(path.join(folder, "tmp")).length === 0);
  await app.close();
  expect(readdirSync(path.join(folder, "tmp"))).toEqual([]);
  const stored = ["new", "review"].flatMap((state) => messages(folder, state));
  const mails = await Promise.all(stored.map((message) => simpleParser(message)));
  for (const mail of mails) expect(mail.text?.split("koniec")[1]).toContain(consent);
  const subjects = mails.map(({ subject }) => subject ?? "").join("\n");
  for (const number of answered) expect(subjects).toContain(number);
});

test.each(["ENOSPC", "EROFS", "EIO"])(
  "a disk that answers %s: 503, an alarm, nothing claimed",
  async (code) => {
    const { app, folder } = await testServer();
    const fault = Object.assign(new Error(code), { code, syscall: "write" });
    const write = jest.spyOn(Maildir.prototype, "write").mockRejectedValue(fault);
    const answer = await send(app, quote);
    expect([answer.statusCode, answer.body]).toEqual([503, tinySite["not-sent/index.html"]]);
    const page = await sendForm(app, quote);
    expect([page.statusCode, page.body]).toEqual([503, tinySite["not-sent/index.html"]]);
    write.mockRestore();
    // The same enquiry again once there is space: it must not count as a duplicate.
    expect((await send(app, quote)).statusCode).toBe(200);
    expect(readdirSync(path.join(folder, "new"))).toHaveLength(1);
    await app.close();
  },
);

/** A file system with space for only a few messages, if this machine permits one. */
function smallDisk(): string | undefined {
  const folder = temporaryFolder();
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=64k", "tmpfs", folder], { stdio: "ignore" });
    return folder;
  } catch {
    return undefined;
  }
}

test("a full disk: each answered enquiry is whole, each other one gets 503", async () => {
  const disk = smallDisk();
  const { app, folder } = await testServer(disk ? { ENQUIRY_DIR: disk } : {});
  // Without such a disk, the ninth and all later messages get the error instead.
  let room = 8;
  const { open } = promises;
  const opening = jest.spyOn(promises, "open");
  if (!disk) {
    const full = Object.assign(new Error("ENOSPC"), { code: "ENOSPC", syscall: "write" });
    // A folder is opened to be synced, once for each message.
    opening.mockImplementation((...words) => (room-- > 0 ? open(...words) : Promise.reject(full)));
  }
  try {
    const statuses: number[] = [];
    for (let index = 0; index < 40; index += 1) {
      const values = { ...quote, message: `${index} `.repeat(500) };
      statuses.push((await send(app, values)).statusCode);
    }
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    const stored = messages(folder, "new");
    expect(stored).toHaveLength(statuses.filter((status) => status === 200).length);
    for (const message of stored) {
      expect((await simpleParser(message)).text).toContain(consent);
    }
  } finally {
    opening.mockRestore();
    await app.close();
    if (disk) execFileSync("umount", [disk]);
  }
});
