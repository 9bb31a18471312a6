import { promises, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { PassThrough } from "node:stream";
import { simpleParser } from "mailparser";
import { askRaw } from "@typed-site/test-support/raw-socket";
import { realTimers } from "@typed-site/test-support/real-timers";
import { until } from "@typed-site/test-support/smtp";
import { DAY, MINUTE } from "@typed-site/utils";
import { parsePage } from "@typed-site/utils/node";
import { send, sendForm, sendPhotos } from "../../testing/send-enquiry";
import { freshServer, messages, quote, readTestConfig, testServer } from "../../testing/server";
import { words } from "../../testing/words";
import { fileName } from "../storage/enquiry";
import { Spool } from "../storage/spool";

const fresh = freshServer();
const { subjects, labels, consent } = words;
const numberIn = (html: string) =>
  parsePage(html).querySelector("[data-enquiry-number]")?.textContent ?? "";
const count = (state: string) => messages(fresh.folder, state).length;

test("an enquiry whose storing failed is stored when it is sent again", async () => {
  const full = Object.assign(new Error("ENOSPC"), { code: "ENOSPC", syscall: "write" });
  const write = jest.spyOn(Spool.prototype, "write").mockRejectedValueOnce(full);
  const sent = { ...quote, key: "1" };
  expect((await send(fresh.app, sent)).statusCode).toBe(503);
  expect((await send(fresh.app, sent)).statusCode).toBe(200);
  write.mockRestore();
  expect(count("new")).toBe(1);
});

test("an enquiry lies on disk as a message when its number is told", async () => {
  const answer = await send(fresh.app, quote);
  expect(answer.statusCode).toBe(200);
  const { number } = answer.json<{ number: string }>();
  expect(number).toMatch(/^\d\d-[0-9A-HJKMNP-TV-Z]{6}$/);
  const [message = ""] = messages(fresh.folder, "new");
  const mail = await simpleParser(message);
  expect(mail.subject).toBe(`${subjects.quote} ${number}: Zakładanie ogrodu, Żukowo`);
  expect(mail.replyTo?.value[0]?.address).toBe("zofia.zak@łąka.example");
  // Where the operator names nobody.
  const addresses = [mail.from, [mail.to].flat()[0]].map((one) => one?.text);
  expect(addresses).toEqual([words.companyEmail, words.companyEmail]);
  expect(mail.text).toContain("proszę o wycenę: żółć, gęślą jaźń.\n.\n--\nZ.");
  expect(mail.text).toContain(`${labels.area}: ok. 8 arów\n`);
  expect(mail.text).toContain(`${labels.phone}: 600-700-800\n`);
  expect(mail.text).toContain(`${labels.consent}: ${consent}`);
  expect(mail.messageId).toContain(number);
  expect(count("tmp")).toBe(0);
});

test("the mail has the whole address of the page with the form, and the home page's where there is no such page", async () => {
  await send(fresh.app, { ...quote, page: "/gdańsk" });
  // As Safari may send it.
  await send(fresh.app, { ...quote, page: "/gdan\u0301sk", message: "Druga" });
  await send(fresh.app, { ...quote, page: "/nie-ma" });
  const texts = messages(fresh.folder, "new").map(async (message) => {
    const { text = "" } = await simpleParser(message);
    return new RegExp(`^${labels.page}: .*$`, "m").exec(text)?.[0];
  });
  expect(await Promise.all(texts)).toEqual([
    `${labels.page}: https://firma.example/gda%C5%84sk`,
    `${labels.page}: https://firma.example/gda%C5%84sk`,
    `${labels.page}: https://firma.example/`,
  ]);
});

test("nobody else on the machine can read an enquiry or its photos, whatever the umask", async () => {
  const umask = process.umask(0);
  const writing = jest.spyOn(promises, "writeFile");
  try {
    await fresh.app.close();
    const folder = path.join(fresh.folder, "enquiries");
    ({ app: fresh.app } = await testServer({ ENQUIRY_DIR: folder }));
    const photo = { name: "a.jpg", content: Buffer.from([0xff, 0xd8, 0xff]) };
    expect((await sendPhotos(fresh.app, [photo])).statusCode).toBe(200);
    const places = readdirSync(folder, { recursive: true, encoding: "utf8" });
    expect(places).toContainEqual(expect.stringMatching(/^new.*\.eml$/));
    const open = ["", ...places].filter((place) => statSync(path.join(folder, place)).mode & 0o077);
    expect(open).toEqual([]);
    // The photo is gone by now, so its mode is read from the call.
    const modes = writing.mock.calls.map(([, , options]) => (options as { mode?: number }).mode);
    expect(modes).toEqual([0o600, 0o600]);
  } finally {
    writing.mockRestore();
    process.umask(umask);
  }
});

test("without JavaScript the thank-you page is the answer, with the number", async () => {
  const answer = await sendForm(fresh.app, quote);
  expect(answer.statusCode).toBe(200);
  const number = numberIn(answer.body);
  expect(number).toMatch(/^\d\d-\w{6}$/);
  expect(messages(fresh.folder, "new")[0]).toContain(number);
  expect(answer.headers["cache-control"]).toBe("no-store");
  expect(answer.body).not.toContain("<script");
  expect(
    parsePage(answer.body).querySelector("[data-without-photos]")?.hasAttribute("hidden"),
  ).toBe(true);
});

test("faults are named, and nothing is stored", async () => {
  const answer = await send(fresh.app, { form: "contact", email: "nie adres", consent: "" });
  expect([answer.statusCode, answer.json()]).toEqual([
    422,
    {
      faults: [
        { field: "email", code: "invalid" },
        { field: "consent", code: "missing" },
      ],
    },
  ]);
  expect(count("new")).toBe(0);
});

test("a misspelt provider is asked about, and taken once that was asked", async () => {
  const typed = { ...quote, email: "jan@gmial.com" };
  const about = "jan@gmail.com";
  const asking = await send(fresh.app, typed);
  expect(asking.json()).toEqual({ faults: [{ field: "email", code: "misspelt", about }] });
  expect((await send(fresh.app, { ...typed, asked: about })).statusCode).toBe(200);
  expect(count("new")).toBe(1);
});

test.each([
  ["close", 0],
  ["keep-alive", 1],
])(
  "after a refusal a connection is left as asked: %s",
  async (wanted, further) => {
    const url = await fresh.app.listen({ port: 0, host: "127.0.0.1" });
    const refused = (connection: string) =>
      [
        "POST /send HTTP/1.1",
        ...["host: a", `connection: ${connection}`, "content-length: 7"],
        ...["content-type: multipart/form-data; boundary=1", "", "--1--\r\n"],
      ].join("\r\n");
    const { status, body } = await askRaw(url, refused(wanted) + refused("close"));
    expect(status).toBe(400);
    expect(body.toString("latin1").split("HTTP/1.1 400")).toHaveLength(1 + further);
    // Less than an idle connection is kept.
  },
  30_000,
);

test("line ends in one-line fields are blanks: no header can be forged", async () => {
  await send(fresh.app, { ...quote, town: "Reda\r\nBcc: all@evil.example\u200b" });
  const { subject, headers, text } = await simpleParser(messages(fresh.folder, "new")[0] ?? "");
  expect(headers.has("bcc")).toBe(false);
  expect(subject).toContain("Reda Bcc: all@evil.example");
  expect(text).toContain("Reda  Bcc: all@evil.example\n");
});

test("a double click and a reload make one enquiry, also over a restart", async () => {
  const values = { ...quote, key: "0c5a3f7e-1" };
  const [one, two] = await Promise.all([send(fresh.app, values), send(fresh.app, values)]);
  expect(two.json()).toEqual(one.json());
  await fresh.app.close();
  ({ app: fresh.app } = await testServer({ ENQUIRY_DIR: fresh.folder }));
  expect((await send(fresh.app, values)).json()).toEqual(one.json());
  expect(count("new")).toBe(1);
});

test("a corrected enquiry is another one, even under the same key", async () => {
  await send(fresh.app, { ...quote, key: "k" });
  await send(fresh.app, { ...quote, key: "k", message: "Poprawka" });
  expect(count("new")).toBe(2);
});

test("without a key the same content is the same enquiry for a day, and another one on the next", async () => {
  const noon = Date.UTC(2026, 10, 21, 12);
  const clock = jest.useFakeTimers({ now: noon, doNotFake: realTimers });
  try {
    const [one, two] = [await sendForm(fresh.app, quote), await sendForm(fresh.app, quote)];
    expect(numberIn(two.body)).toBe(numberIn(one.body));
    expect(count("new")).toBe(1);
    clock.setSystemTime(noon + 24 * 60 * 60 * 1000);
    const next = await sendForm(fresh.app, quote);
    expect(numberIn(next.body)).not.toBe(numberIn(one.body));
    expect(count("new")).toBe(2);
  } finally {
    jest.useRealTimers();
  }
});

test("after the days of keeping an enquiry is removed, also where it is the only one", async () => {
  const id = { number: "25-AAAAAA", fingerprint: "0".repeat(32), urgency: "now" } as const;
  const { ENQUIRY_KEEP_DAYS } = readTestConfig();
  // A minute before its time at the last look, an hour ago.
  const received = new Date(Date.now() - ENQUIRY_KEEP_DAYS * DAY - 59 * MINUTE);
  writeFileSync(path.join(fresh.folder, "sent", fileName({ ...id, received })), "");
  const hourAgo = new Date(Date.now() - 60 * MINUTE).toISOString();
  writeFileSync(path.join(fresh.folder, "last-look.txt"), hourAgo);
  await fresh.app.close();
  const deliveryTimes = { pollEvery: 20, chores: 0 };
  ({ app: fresh.app } = await testServer({ ENQUIRY_DIR: fresh.folder }, { deliveryTimes }));
  await fresh.app.listen({ port: 0, host: "127.0.0.1" });
  await until(() => count("sent") === 0);
});

test.each(["tmp", "new", "."])(
  "the lost folder %s costs no enquiry and comes back",
  async (lost) => {
    rmSync(path.join(fresh.folder, lost), { recursive: true });
    expect((await send(fresh.app, quote)).statusCode).toBe(200);
    expect(count("new")).toBe(1);
    rmSync(path.join(fresh.folder, lost), { recursive: true });
    const photo = { name: "a.jpg", content: Buffer.from([0xff, 0xd8, 0xff]) };
    expect((await sendPhotos(fresh.app, [photo])).statusCode).toBe(200);
  },
);

test("the log holds no personal data", async () => {
  await fresh.app.close();
  const lines: string[] = [];
  const stream = new PassThrough().on("data", (chunk: Buffer) => lines.push(chunk.toString()));
  ({ app: fresh.app } = await testServer({ ENQUIRY_DIR: fresh.folder }, { logger: { stream } }));
  await send(fresh.app, quote, { "x-forwarded-for": "192.0.2.77" });
  await send(fresh.app, { ...quote, email: "zły adres" });
  rmSync(path.join(fresh.folder, "tmp"), { recursive: true });
  writeFileSync(path.join(fresh.folder, "tmp"), "");
  await send(fresh.app, { ...quote, message: "Inna" });
  // Where no form is sent to, and what no form sends.
  for (const url of ["/api/zapytani", "/kontakt", "/send"]) {
    const headers = { "content-type": "application/json" };
    await fresh.app.inject({ method: "POST", url, headers, payload: `{"email": zofia@ "` });
  }
  const log = lines.join("");
  expect(log).toContain("enquiry stored");
  expect(log).toContain('"alarm":true');
  // The whole number: times and sizes may hold three of its digits.
  expect(log).not.toMatch(/zofia|600\D?700\D?800|Żukowo|gęślą|adres|192\.0\.2|127\.0\.0\.1/);
});
