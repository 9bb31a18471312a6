import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { samplePhotos } from "@typed-site/test-support/content-folder";
import { runCommand } from "./command";
import { suspicious } from "./testing/delivery";
import { send, sendPhotos } from "./testing/send-enquiry";
import { freshServer, quote, testServer } from "./testing/server";
import { unlimited } from "./testing/unlimited";

const fresh = freshServer();
const numberIn = (line: string) => line.split(" ", 1)[0] ?? "";
const numbersOf = async (text: string) =>
  (await runCommand(fresh.folder, ["find", text])).split("\n").map(numberIn).sort();
const sendOne = async (values: Record<string, string>, headers = {}) =>
  (await send(fresh.app, { ...quote, ...values }, headers)).json<{ number: string }>().number;

test("finds what a person sent by any of their words, however the message is encoded", async () => {
  const message = `${"Dzień dobry ".repeat(9)}Ślusarska-Żółkiewska`;
  const number = await sendOne({ message, phone: "601 202 303, po szesnastej" });
  await sendOne({ email: "inna@osoba.example", phone: "600700800", message: "Inna" });
  for (const text of [
    "ŚLUSARSKA-żółkiewska",
    "zofia.zak@łąka.example",
    "601 202 303",
    "601202303",
    "601-202-303",
    "po  szesnastej",
  ]) {
    expect(await numbersOf(text)).toEqual([number]);
  }
});

test("finds a number in whatever form it was typed, and in whatever form it is asked for", async () => {
  const phones = ["600 700 800", "600/700/800", "+48 600-700-800", "0048600700800"];
  const numbers: string[] = [];
  for (const phone of phones) numbers.push(await sendOne({ phone }));
  numbers.sort();
  const local = await sendOne({ phone: "58 123 45 67" });
  for (const text of [...phones, "tel. 600 700 800", "48600700800", "(+48) 600.700.800 - Jan"]) {
    expect([text, await numbersOf(text)]).toEqual([text, numbers]);
  }
  for (const text of ["+48 58 123 45 67", "(58) 123-45-67", "0 58 1234567", "123 45 67"]) {
    expect([text, await numbersOf(text)]).toEqual([text, [local]]);
  }
  const either = await numbersOf("600 700 800, 58 123 45 67");
  expect(either).toEqual([...numbers, local].sort());
});

test("where nothing is found it says what was looked for, in how many, and how to look further", async () => {
  await sendOne({});
  await sendOne({ message: "Druga" });
  const find = (text: string) => runCommand(fresh.folder, ["find", ...text.split(" ")]);
  expect(await find("nikt taki")).toBe(
    'None of 2 enquiries holds "nikt taki". Look for the e-mail address, the phone number or one word alone, too.',
  );
  expect(await find("+48 512 345 678")).toContain('None of 2 enquiries holds "512345678".');
});

test("one message that cannot be read is named, and keeps no other from being found", async () => {
  const number = await sendOne({});
  // A folder in place of a file, which root cannot read either.
  const broken = "20200101T000000000Z_20-AAAAAA_00000000000000000000000000000000.eml";
  mkdirSync(path.join(fresh.folder, "new", broken));
  const lines = (await runCommand(fresh.folder, ["find", quote.email])).split("\n");
  expect(lines.map(numberIn)).toEqual(["20-AAAAAA", number]);
  expect(lines[0]).toContain("cannot be read");
});

test("one message that cannot be moved keeps no other from being sent again", async () => {
  const number = await sendOne({});
  const place = (state: string, name: string) => path.join(fresh.folder, state, name);
  const [name = ""] = readdirSync(path.join(fresh.folder, "new"));
  renameSync(place("new", name), place("failed", name));
  const first = "20200101T000000000Z_20-AAAAAA_00000000000000000000000000000000.eml";
  writeFileSync(place("failed", first), "");
  // No file can take the place of a folder.
  mkdirSync(place("new", first));
  await expect(runCommand(fresh.folder, ["resend", "all"])).rejects.toThrow("EISDIR");
  expect(await runCommand(fresh.folder, [])).toMatch(new RegExp(`^${number} .* new$`, "m"));
});

test.each([
  ["burn"],
  ["list", "26"],
  ["find"],
  ["show"],
  ["resend"],
  ["delete"],
  ["remove-old", "all"],
])("%s %s is no command, and the usage is told", async (...words) => {
  await expect(runCommand(fresh.folder, words)).rejects.toThrow(/^npm run enquiries {2,}lists all/);
});

test("only a whole number names an enquiry; all are listed by age", async () => {
  const number = await sendOne({});
  const old = "20200101T000000000Z_20-AAAAAA_00000000000000000000000000000000.eml";
  writeFileSync(path.join(fresh.folder, "sent", old), "");
  const part = number.slice(0, -1);
  await expect(runCommand(fresh.folder, ["delete", part])).rejects.toThrow(`no enquiry ${part}`);
  const listed = (await runCommand(fresh.folder, [])).split("\n");
  expect(listed[0]).toBe("20-AAAAAA  2020-01-01T00:00:00.000Z  sent");
  expect(listed.map(numberIn)).toEqual(["20-AAAAAA", number]);
});

test("what is past its time is removed where the operator says so", async () => {
  const number = await sendOne({});
  for (const [year, digit] of [
    ["2020", "0"],
    ["2021", "1"],
  ] as const)
    writeFileSync(
      path.join(fresh.folder, "sent", `${year}0101T000000000Z_20-AAAAAA_${digit.repeat(32)}.eml`),
      "",
    );
  expect(await runCommand(fresh.folder, ["remove-old"])).toBe(
    "Removed: 2; without their photos now: 0.",
  );
  expect((await runCommand(fresh.folder, [])).split("\n").map(numberIn)).toEqual([number]);
});

test("one that waits for the daily mail is sent on its own where the operator wants it", async () => {
  await fresh.app.close();
  const limits = { ...unlimited, allMarked: 0 };
  ({ app: fresh.app } = await testServer({ ENQUIRY_DIR: fresh.folder }, { limits }));
  const number = await sendOne({}, suspicious);
  const names = () => readdirSync(path.join(fresh.folder, "new"));
  expect(names()).toEqual([expect.stringMatching(`_${number}_.*_daily\\.eml$`)]);
  await runCommand(fresh.folder, ["resend", number]);
  expect(names()).toEqual([expect.stringMatching(`_${number}_[0-9a-f]*\\.eml$`)]);
});

test("what was found and deleted has left no trace", async () => {
  await fresh.app.close();
  const limits = { ...unlimited, allMarked: 0 };
  ({ app: fresh.app } = await testServer({ ENQUIRY_DIR: fresh.folder }, { limits }));
  await sendPhotos(fresh.app, [
    { name: "ogrod.jpg", content: readFileSync(path.join(samplePhotos, "hero-dom.jpg")) },
  ]);
  await sendOne({ message: "Z podejrzeniem" }, suspicious);
  await sendOne({ website: "x", message: "Zatrzymana" }, suspicious);
  const other = await sendOne({ email: "inna@osoba.example", phone: "", message: "Inna" });

  const found = await numbersOf(quote.email);
  expect(found).toHaveLength(3);
  for (const number of found) await runCommand(fresh.folder, ["delete", number]);
  expect(await numbersOf(quote.email)).toEqual(["None"]);
  const left = readdirSync(fresh.folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(fresh.folder, path.join(entry.parentPath, entry.name)));
  expect(left).toEqual([expect.stringMatching(`^new/.*_${other}_`) as string]);
});
