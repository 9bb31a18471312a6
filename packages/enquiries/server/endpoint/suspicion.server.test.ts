import { simpleParser } from "mailparser";
import { namesIn } from "../../testing/delivery";
import { send, sendForm } from "../../testing/send-enquiry";
import { freshServer, messages, quote, testServer } from "../../testing/server";
import { unlimited } from "../../testing/unlimited";
import { words } from "../../testing/words";
import { parseFileName } from "../storage/enquiry";

const fresh = freshServer();
const count = (state: string) => messages(fresh.folder, state).length;

const single: [string, Record<string, string>, Record<string, string>, keyof typeof words.signs][] =
  [
    ["fills the hidden field", { website: "https://firma.example" }, {}, "trap"],
    ["has no script", {}, { accept: "text/html" }, "noScript"],
    ["comes from another site", {}, { "sec-fetch-site": "cross-site" }, "otherSite"],
  ];

test.each(single)(
  "who %s is mailed, with a mark and the reason",
  async (_what, values, headers, sign) => {
    await send(fresh.app, { ...quote, ...values }, headers);
    expect([count("new"), count("review")]).toEqual([1, 0]);
    const { subject, text } = await simpleParser(messages(fresh.folder, "new")[0] ?? "");
    expect(subject).toContain(words.mark);
    expect(text).toContain(words.signs[sign]);
  },
);

test.each(single.slice(1))(
  "who fills the hidden field and %s goes to review, and is not told",
  async (_what, values, headers) => {
    const answer = await send(fresh.app, { ...quote, ...values, website: "x" }, headers);
    expect(answer.statusCode).toBe(200);
    expect([count("new"), count("review")]).toEqual([0, 1]);
  },
);

test("two signs without the hidden field are mailed", async () => {
  await sendForm(fresh.app, quote, { "sec-fetch-site": "cross-site" });
  expect([count("new"), count("review")]).toEqual([1, 0]);
});

test("who shows no sign has no mark", async () => {
  await send(fresh.app, quote, { "sec-fetch-site": "same-origin" });
  const { subject, text } = await simpleParser(messages(fresh.folder, "new")[0] ?? "");
  expect(subject).not.toContain(words.mark);
  expect(text).not.toContain(words.labels.signs);
});

test("a browser without JavaScript is mailed", async () => {
  await sendForm(fresh.app, quote, { origin: "http://localhost:9000", host: "localhost:9000" });
  expect(count("new")).toBe(1);
});

test("above so many in an hour, marked ones wait for the daily mail; others don't", async () => {
  await fresh.app.close();
  const limits = { ...unlimited, allMarked: 2 };
  ({ app: fresh.app } = await testServer({ ENQUIRY_DIR: fresh.folder }, { limits }));
  for (const message of ["1", "2", "3"]) await sendForm(fresh.app, { ...quote, message });
  await send(fresh.app, { ...quote, message: "Bez znaku" });
  const urgencies = namesIn(fresh.folder, "new").map((name) => parseFileName(name)?.urgency);
  expect(urgencies.sort()).toEqual(["daily", "marked", "marked", "now"]);
});

test("above so many in an hour also those without a sign are marked, and then wait for the daily mail", async () => {
  await fresh.app.close();
  const limits = { ...unlimited, allUnmarked: 2, allMarked: 1 };
  ({ app: fresh.app } = await testServer({ ENQUIRY_DIR: fresh.folder }, { limits }));
  for (const message of ["1", "2", "3", "4"]) await send(fresh.app, { ...quote, message });
  const urgencies = namesIn(fresh.folder, "new").map((name) => parseFileName(name)?.urgency);
  expect(urgencies.sort()).toEqual(["daily", "marked", "now", "now"]);
  const marked = messages(fresh.folder, "new").filter((message) => message.includes("a_bot"));
  expect((await simpleParser(marked[0] ?? "")).text).toContain(words.signs.flood);
});
