import { readdirSync, statSync, utimesSync, writeFileSync } from "node:fs";
import promises from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { folderWith, temporaryFolder } from "@typed-site/test-support/site";
import { Spool } from "./spool";

const fingerprint = (digit: number) => String(digit).repeat(32);

const kept = folderWith({
  [`sent/20260101T000000000Z_26-AAAAAA_${fingerprint(1)}.eml`]: "",
  [`failed/20260101T000000000Z_26-BBBBBB_${fingerprint(2)}.eml`]: "",
});

test("of many searches at once each finds its enquiry, and only one looks through what is kept", async () => {
  let [open, most] = [0, 0];
  const { opendir } = promises;
  const opening = jest.spyOn(promises, "opendir").mockImplementation(async (...words) => {
    open += 1;
    most = Math.max(most, open);
    // Until the next folder, or the end, another search would be seen.
    return opendir(...words).finally(() => setImmediate(() => (open -= 1)));
  });
  const spool = new Spool(kept);
  const asked = Array.from({ length: 30 }, (_none, index) => (index % 3) + 1);
  const found = await Promise.all(asked.map((digit) => spool.numberOf(fingerprint(digit))));
  opening.mockRestore();
  expect(found).toEqual(asked.map((digit) => ["26-AAAAAA", "26-BBBBBB", undefined][digit - 1]));
  expect(most).toBeLessThanOrEqual(2);
});

test("what a killed server has left unfinished goes, what is being stored now stays", async () => {
  const folder = folderWith({ "tmp/left.eml": "", "tmp/now.eml": "", "tmp/photos/a": "" });
  const begin = Date.now();
  const spool = new Spool(folder);
  for (const name of ["left.eml", "photos"])
    utimesSync(spool.path("tmp", name), new Date(), new Date(begin - 1000));
  utimesSync(spool.path("tmp", "now.eml"), new Date(), new Date(begin + 1000));
  await spool.clearTemporary(begin);
  expect(readdirSync(`${folder}/tmp`)).toEqual(["now.eml"]);
});

/** The name of a message of a year. */
const nameOf = (year: number, digit = 1) =>
  `${year}0101T000000000Z_${year % 100}-AAAAAA_${fingerprint(digit)}.eml`;

test("messages are listed by age, and nothing else that lies there; of a folder that is missing none", async () => {
  const [old, young] = [nameOf(2025), nameOf(2026)];
  const folder = folderWith({ [`new/${young}`]: "", [`new/${old}`]: "", "new/draft": "" });
  const spool = new Spool(folder);
  // In whatever order the disk tells them.
  for (const told of [
    [old, young],
    [young, "draft", old],
  ]) {
    const reading = jest.spyOn(promises, "readdir").mockResolvedValueOnce(told as never);
    expect((await spool.list("new")).map(({ name }) => name)).toEqual([old, young]);
    reading.mockRestore();
  }
  expect((await spool.list("new", "26-A")).map(({ name }) => name)).toEqual([young]);
  expect(await spool.list("sent")).toEqual([]);
  // A file in place of a folder can't be read.
  writeFileSync(`${folder}/review`, "");
  await expect(spool.list("review")).rejects.toThrow("ENOTDIR");
  expect(await spool.find()).toHaveLength(2);
  expect(await spool.numberOf(fingerprint(1))).toMatch(/^2[56]-AAAAAA$/);
});

test("what is deleted meanwhile is neither moved nor opened, and keeps no other back", async () => {
  const [gone, kept] = [nameOf(2025), nameOf(2026)];
  const folder = folderWith({ [`new/${kept}`]: "a" });
  const spool = new Spool(folder);
  await spool.move("new", "sent", gone, kept);
  expect((await spool.find()).map(({ state, name }) => [state, name])).toEqual([["sent", kept]]);
  const read = (name: string) =>
    spool.withFile({ state: "sent", name }, async (file) => {
      // Open until all is done.
      await new Promise((resolve) => setImmediate(resolve));
      return file.readFile("utf8");
    });
  expect([await read(gone), await read(kept)]).toEqual([undefined, "a"]);
  const file = await spool.withFile({ state: "sent", name: kept }, (open) => Promise.resolve(open));
  // Closed, even if the work fails.
  expect(file?.fd).toBe(-1);
  await spool.remove({ state: "sent", name: gone });
});

test("a message that does not come whole leaves nothing", async () => {
  const folder = temporaryFolder();
  const spool = new Spool(folder);
  const broken = Readable.from(
    (function* () {
      yield "half";
      throw new Error("gone");
    })(),
  );
  await expect(spool.write("new", nameOf(2026), broken)).rejects.toThrow("gone");
  expect([readdirSync(`${folder}/new`), readdirSync(`${folder}/tmp`)]).toEqual([[], []]);
  await spool.write("new", nameOf(2026), Readable.from("whole"));
  const modeOf = (place: string) => statSync(place).mode & 0o777;
  const message = spool.path("new", nameOf(2026));
  expect([modeOf(`${folder}/new`), modeOf(message)]).toEqual([0o700, 0o600]);
  expect(await spool.list("new")).toHaveLength(1);
});

test("a message of which nobody knows whether it would survive is not there", async () => {
  const spool = new Spool(temporaryFolder());
  // That of its folder, to be synced.
  const open = jest.spyOn(promises, "open").mockRejectedValueOnce(new Error("EIO"));
  await expect(spool.write("new", nameOf(2026), Readable.from("whole"))).rejects.toThrow("EIO");
  open.mockRestore();
  expect(await spool.list("new")).toEqual([]);
});

test("of what a mail program has moved away only messages come back", async () => {
  const [read, unread] = [nameOf(2025), nameOf(2026)];
  const folder = folderWith({
    [`cur/${read}:2,S`]: "",
    [`cur/${unread}`]: "",
    "cur/other:2,S": "",
  });
  const spool = new Spool(folder);
  await spool.makeFolders();
  const folders = ["cur", "failed", "new", "review", "sent", "tmp"];
  expect(readdirSync(folder).sort()).toEqual(folders);
  expect(await spool.takeBack()).toBe(2);
  expect((await spool.list("new")).map(({ name }) => name)).toEqual([read, unread]);
  expect(readdirSync(`${folder}/cur`)).toEqual(["other:2,S"]);
  expect(await new Spool(temporaryFolder()).takeBack()).toBe(0);
});

test("asking whether there is room leaves nothing, and a disk that tells nothing has room", async () => {
  const folder = folderWith({ "tmp/a": "" });
  const spool = new Spool(folder);
  expect(await spool.canStore()).toBe(true);
  expect(readdirSync(`${folder}/tmp`)).toEqual(["a"]);
  expect(await spool.freeBytes()).toBeLessThan(Infinity);
  const lost = new Spool(`${folder}/none`);
  expect([await lost.canStore(), await lost.freeBytes()]).toEqual([false, Infinity]);
});

test("what is stored or moved survives a power failure: its bytes and its folder are written out", async () => {
  const folder = temporaryFolder();
  const spool = new Spool(folder);
  const synced: string[] = [];
  const { open, rename } = promises;
  const opening = jest.spyOn(promises, "open").mockImplementation(async (place, ...how) => {
    const file = await open(place, ...how);
    jest
      .spyOn(file, "sync")
      .mockImplementation(() => Promise.resolve(void synced.push(place as string)));
    return file;
  });
  // Only what lies there already is written out with a folder.
  const renaming = jest.spyOn(promises, "rename").mockImplementation(async (from, to) => {
    await new Promise((resolve) => setImmediate(resolve));
    await rename(from, to);
    synced.push(`${path.relative(folder, to as string).split("/")[0]} has it`);
  });
  const writing = jest.spyOn(promises, "writeFile");
  await spool.write("new", nameOf(2026), Readable.from("whole"));
  await spool.move("new", "sent", nameOf(2026));
  // Never over another file, nor through a link that lies there.
  const safely = { flush: true, flag: "wx", mode: 0o600 };
  expect(writing.mock.calls.map(([, , how]) => how)).toEqual([safely]);
  for (const spy of [opening, renaming, writing]) spy.mockRestore();
  expect(synced).toEqual(["new has it", `${folder}/new`, "sent has it", `${folder}/sent`]);
});
