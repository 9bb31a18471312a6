import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import {
  allSent,
  deliveryTest,
  sendEnquiry,
  statesOf,
} from "../../../../e2e/support/server/delivery";
import { quote, tinySite } from "../../../../e2e/support/server/server";
import { startServerProcess } from "../../../../e2e/support/server/server-process";
import { folderWith, temporaryFolder } from "../../../../e2e/support/server/site";
import { startMailServer, until } from "../../../../e2e/support/server/smtp";
import { FolderOwner } from "./folder-owner";

const { startSite, startMail, close } = deliveryTest();
const nothing = () => undefined;

test("two servers on one folder send each mail once; the second takes over when the first has gone", async () => {
  const mail = await startMail();
  const first = await startSite(mail.url);
  const second = await startSite(mail.url, first.folder);
  for (let index = 0; index < 10; index += 1) {
    const { app } = index % 2 ? first : second;
    await sendEnquiry(app, { ...quote, message: `Wiadomość ${index}` });
  }
  await until(allSent(first.folder, 10));
  expect(mail.mails).toHaveLength(10);
  await close(first.app);
  await sendEnquiry(second.app, { ...quote, message: "Po pierwszym" });
  await until(allSent(first.folder, 11));
  expect(mail.mails).toHaveLength(11);
});

test("a second server that starts while the first sends does not send the same", async () => {
  const mail = await startMail({
    onRcptTo: (_address, _session, done) => void setTimeout(done, 400),
  });
  const { app, folder } = await startSite(mail.url);
  await sendEnquiry(app);
  await until(() => statesOf(folder).sending === 1);
  await startSite(mail.url, folder);
  await until(allSent(folder, 1));
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(mail.mails).toHaveLength(1);
  expect(statesOf(folder)).toEqual({ sent: 1 });
});

test("a second server leaves alone what the first is about to store", async () => {
  const mail = await startMail();
  const { folder } = await startSite(mail.url);
  const upload = path.join(folder, "tmp", "upload-of-the-first");
  writeFileSync(upload, "");
  await startSite(mail.url, folder);
  expect(existsSync(upload)).toBe(true);
});

test("after kill -9 the next server delivers at once", async () => {
  const gone = await startMailServer();
  await gone.close();
  const folder = temporaryFolder();
  const killed = await startServerProcess({
    ENQUIRY_DIR: folder,
    PUBLIC_DIR: folderWith(tinySite),
    SMTP_URL: gone.url,
  });
  await fetch(`${killed.url}/api/zapytanie`, {
    method: "POST",
    headers: { accept: "application/json", "content-type": "application/json" },
    body: JSON.stringify(quote),
  });
  const exit = once(killed.process, "exit");
  killed.process.kill("SIGKILL");
  await exit;
  expect(readdirSync(folder)).toContain("owner.sock");
  const mail = await startMail({}, gone.port);
  await startSite(mail.url, folder);
  await until(allSent(folder, 1));
});

test("of many that find a dead owner's socket at once, one becomes the owner, and stays it when the others go", async () => {
  for (let round = 0; round < 5; round++) {
    const folder = temporaryFolder();
    const script = `require("net").createServer().listen(${JSON.stringify(path.join(folder, "owner.sock"))}, () => process.kill(process.pid, "SIGKILL"))`;
    await once(spawn(process.execPath, ["-e", script]), "exit");
    const owners = Array.from({ length: 10 }, () => new FolderOwner(folder, nothing));
    await Promise.all(owners.map((owner) => owner.acquire()));
    const isHeld = await Promise.all(owners.map((owner) => owner.isHeld()));
    expect(isHeld.filter(Boolean)).toHaveLength(1);
    const others = owners.filter((_owner, index) => !isHeld[index]);
    await Promise.all(others.map((owner) => owner.release()));
    expect(await owners[isHeld.indexOf(true)]?.isHeld()).toBe(true);
    await owners[isHeld.indexOf(true)]?.release();
    expect(readdirSync(folder)).toEqual([]);
  }
});
