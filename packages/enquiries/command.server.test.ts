import { readdirSync, readFileSync } from "node:fs";
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
  (await runCommand(fresh.folder, ["find", text])).split("\n").map(numberIn);
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
  expect(await runCommand(fresh.folder, ["find", "nikt taki"])).toBe("There are no enquiries.");
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
  expect(await numbersOf(quote.email)).toEqual(["There"]);
  const left = readdirSync(fresh.folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(fresh.folder, path.join(entry.parentPath, entry.name)));
  expect(left).toEqual([expect.stringMatching(`^new/.*_${other}_`) as string]);
});
