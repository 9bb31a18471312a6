import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import promises from "node:fs/promises";
import path from "node:path";
import { simpleParser } from "mailparser";
import { startServerProcess } from "@typed-site/test-support/server-process";
import { temporaryFolder } from "@typed-site/test-support/site";
import { startMailServer, until } from "@typed-site/test-support/smtp";
import { Spool } from "../server/storage/spool";
import { allSent, SERVE_ENQUIRIES } from "../testing/delivery";
import { send, sendForm } from "../testing/send-enquiry";
import { messages, quote, testServer, tinySite } from "../testing/server";
import { words } from "../testing/words";

/** Kills of the server, and enquiries that visitors send from one to the next. */
const KILLS = 5;
const MOST_SENT = 200;

/** Sends an enquiry over a socket; undefined if the server died meanwhile. */
async function sendTo(url: string, key: string): Promise<string | undefined> {
  const body = new FormData();
  const message = `Wiadomość ${key}. ${"Ż".repeat(500)} koniec`;
  for (const [name, value] of Object.entries({ ...quote, key, message })) body.set(name, value);
  const headers = { accept: "application/json" };
  const request = fetch(`${url}/send`, { method: "POST", headers, body });
  const answer = await request.catch(() => undefined);
  if (!answer?.ok) return undefined;
  const { number } = (await answer.json().catch(() => ({}))) as { number?: string };
  return number;
}

const { consent } = words;

test("five times kill -9 under load: what was confirmed arrives whole, nothing is lost or stored twice", async () => {
  const mail = await startMailServer();
  const environment = { ENQUIRY_DIR: temporaryFolder(), ...mail.settings };
  /** The number that each enquiry was confirmed with. */
  const confirmed = new Map<string, string>();
  /** Sent without an answer: a visitor tries again. */
  let open: string[] = [];
  for (let round = 0; round < KILLS; round += 1) {
    const server = await startServerProcess(SERVE_ENQUIRIES, environment);
    const exit = once(server.process, "exit");
    const keys = [...open, ...Array.from({ length: MOST_SENT }, (_none, n) => `${round}-${n}`)];
    const unsent = keys.values();
    const most = confirmed.size + 20 + 10 * round;
    const tried: string[] = [];
    const visitor = async () => {
      for (const key of unsent) {
        if (server.process.killed) return;
        tried.push(key);
        const number = await sendTo(server.url, key);
        if (number) confirmed.set(key, number);
        if (confirmed.size >= most) server.process.kill("SIGKILL");
      }
    };
    await Promise.all(Array.from({ length: 10 }, visitor));
    expect(server.process.killed).toBe(true);
    await exit;
    open = [...new Set([...open, ...tried])].filter((key) => !confirmed.has(key));
  }
  const last = await startServerProcess(SERVE_ENQUIRIES, environment);
  for (const key of open) confirmed.set(key, (await sendTo(last.url, key)) ?? "none");
  await until(() => allSent(environment.ENQUIRY_DIR, confirmed.size)());
  last.process.kill();
  await once(last.process, "exit");
  expect(readdirSync(path.join(environment.ENQUIRY_DIR, "tmp"))).toEqual([]);
  // One that was mailed when the server was killed comes again with the same id; mail programs show it once.
  const mails = new Map(mail.mails.map((one) => [one.messageId, one]));
  const arrived = [...mails.values()].map(({ text = "" }) => {
    expect(text.split("koniec")[1]).toContain(consent);
    return /Wiadomość (\S+)\./.exec(text)?.[1];
  });
  expect(arrived.sort()).toEqual([...confirmed.keys()].sort());
  const subjects = [...mails.values()].map(({ subject }) => subject).join("\n");
  for (const number of confirmed.values()) expect(subjects).toContain(number);
  await mail.close();
});

test.each(["ENOSPC", "EROFS", "EIO"])(
  "a disk that answers %s: 503, an alarm, nothing claimed",
  async (code) => {
    const { app, folder } = await testServer();
    const fault = Object.assign(new Error(code), { code, syscall: "write" });
    const write = jest.spyOn(Spool.prototype, "write").mockRejectedValue(fault);
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
