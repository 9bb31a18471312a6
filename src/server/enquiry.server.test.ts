import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { PassThrough } from "node:stream";
import type { FastifyInstance } from "fastify";
import { simpleParser } from "mailparser";
import sharp from "sharp";
import { messages, quote, testServer } from "../test/server";
import { fileName } from "../enquiry/enquiry";

let app: FastifyInstance;
let folder: string;

beforeEach(async () => {
  ({ app, folder } = await testServer());
});
afterEach(() => app.close());

const json = { accept: "application/json" };
const stamp = async () => (await app.inject("/api/zapytanie/stempel")).json<{ stamp: string }>();

/** Sends as the page's script does. */
async function send(values: Record<string, string>, headers: Record<string, string> = {}) {
  return app.inject({
    method: "POST",
    url: "/api/zapytanie",
    headers: { ...json, ...headers },
    payload: { ...(await stamp()), ...values },
  });
}

/** Sends as a browser without JavaScript does. */
function sendForm(values: Record<string, string>, headers: Record<string, string> = {}) {
  return app.inject({
    method: "POST",
    url: "/api/zapytanie",
    headers: {
      accept: "text/html,*/*",
      "content-type": "application/x-www-form-urlencoded",
      ...headers,
    },
    payload: new URLSearchParams(values).toString(),
  });
}

/** Sends files along. */
async function sendPhotos(photos: { name: string; content: Buffer }[], values = quote) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...(await stamp()), ...values })) {
    form.set(name, value);
  }
  for (const { name, content } of photos)
    form.append("photos", new Blob([new Uint8Array(content)]), name);
  const body = new Response(form);
  return app.inject({
    method: "POST",
    url: "/api/zapytanie",
    headers: { ...json, "content-type": body.headers.get("content-type") ?? "" },
    payload: Buffer.from(await body.arrayBuffer()),
  });
}

const count = (state: string) => readdirSync(path.join(folder, state)).length;

test("an enquiry lies on disk as a message when its number is told", async () => {
  const answer = await send(quote);
  expect(answer.statusCode).toBe(200);
  const { number } = answer.json<{ number: string }>();
  expect(number).toMatch(/^\d\d-[0-9A-HJKMNP-TV-Z]{6}$/);
  const [message = ""] = messages(folder, "new");
  const mail = await simpleParser(message);
  expect(mail.subject).toBe(`Prośba o wycenę ${number}: Zakładanie ogrodu, Żukowo`);
  expect(mail.replyTo?.value[0]?.address).toBe("zofia.zak@łąka.example");
  expect(mail.from?.text).not.toContain("zofia");
  expect(mail.text).toContain("proszę o wycenę: żółć, gęślą jaźń.\n.\n--\nZ.");
  expect(mail.text).toContain("Powierzchnia: ok. 8 arów (odczytano: 800)");
  expect(mail.text).toContain("Telefon: 600-700-800 (odczytano: +48600700800)");
  expect(mail.text).toContain("Zgoda: Zgadzam się");
  expect(mail.messageId).toContain(number);
  expect(count("tmp")).toBe(0);
});

test("without JavaScript the thank-you page follows, with the number", async () => {
  const answer = await sendForm(quote);
  expect(answer.statusCode).toBe(303);
  const location = String(answer.headers.location);
  const page = await app.inject(location);
  expect(page.body).toContain(`<b data-enquiry-number>${location.slice(-9)}</b>`);
  expect(page.headers["cache-control"]).toBe("no-store");
});

test("the thank-you page shows nothing that is not a number", async () => {
  const page = await app.inject("/dziekujemy?nr=%3Cscript%3E");
  expect(page.body).toContain("<b data-enquiry-number>–</b>");
});

test("faults are named, and nothing is stored", async () => {
  const answer = await send({ form: "contact", email: "nie adres", consent: "" });
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

test("line ends in one-line fields are refused: no header can be forged", async () => {
  const answer = await send({ ...quote, town: "Reda\r\nBcc: all@evil.example" });
  expect(answer.json()).toEqual({ faults: [{ field: "town", code: "invalid" }] });
});

test("a double click and a reload make one enquiry, also over a restart", async () => {
  const values = { ...quote, key: "0c5a3f7e-1" };
  const [one, two] = await Promise.all([send(values), send(values)]);
  expect(two.json()).toEqual(one.json());
  await app.close();
  ({ app } = await testServer({ enquiryFolder: folder }));
  expect((await send(values)).json()).toEqual(one.json());
  expect(count("new")).toBe(1);
});

test("a corrected enquiry is another one, even under the same key", async () => {
  await send({ ...quote, key: "k" });
  await send({ ...quote, key: "k", message: "Poprawka" });
  expect(count("new")).toBe(2);
});

test("without a key the same content is the same enquiry for a day", async () => {
  const [one, two] = [await sendForm(quote), await sendForm(quote)];
  expect(two.headers.location).toBe(one.headers.location);
  expect(count("new")).toBe(1);
});

test("photos are attached without what the camera wrote along, upright, under our names", async () => {
  const exif = { IFD0: { Make: "Aparat" }, IFD3: { GPSLatitude: "54/1 21/1 0/1" } };
  const photo = sharp({ create: { width: 60, height: 40, channels: 3, background: "green" } });
  const jpeg = await photo
    .clone()
    .withExif(exif)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(jpeg).metadata()).exif).toBeDefined();
  const webp = await photo.clone().webp().toBuffer();
  const answer = await sendPhotos([
    { name: "../../IMG_1.jpg", content: jpeg },
    { name: "b.webp", content: webp },
    { name: "", content: Buffer.alloc(0) },
  ]);
  const { number } = answer.json<{ number: string }>();
  const mail = await simpleParser(messages(folder, "new")[0] ?? "");
  expect(mail.attachments.map(({ filename }) => filename)).toEqual([
    `${number}-1.jpg`,
    `${number}-2.jpg`,
  ]);
  const { exif: kept, width, height } = await sharp(mail.attachments[0]?.content).metadata();
  expect({ kept, width, height }).toEqual({ kept: undefined, width: 40, height: 60 });
  expect(count("tmp")).toBe(0);
});

test.each([
  ["no picture", "wrongType", () => Promise.resolve(Buffer.from("MZ\0 program.exe"))],
  ["a broken picture", "wrongType", () => Promise.resolve(Buffer.from([0xff, 0xd8, 0xff, 0xe0]))],
  ["more than 8 MB", "tooLarge", () => Promise.resolve(Buffer.alloc(9 * 1024 * 1024, 0xff))],
  [
    "more than 40 megapixels",
    "tooLarge",
    () =>
      sharp({ create: { width: 8000, height: 5001, channels: 3, background: "red" } })
        .png()
        .toBuffer(),
  ],
])("a photo that is %s is a fault of the photos", async (_what, code, content) => {
  const answer = await sendPhotos([{ name: "a.jpg", content: await content() }]);
  expect(answer.json()).toEqual({ faults: [{ field: "photos", code }] });
  expect([count("new"), count("tmp")]).toEqual([0, 0]);
});

test("six photos are too many", async () => {
  const photo = { name: "a.jpg", content: Buffer.from([0xff, 0xd8, 0xff]) };
  const answer = await sendPhotos(Array.from({ length: 6 }, () => photo));
  expect(answer.json()).toEqual({ faults: [{ field: "photos", code: "tooMany" }] });
});

describe("what looks like a robot goes to review, and gets the same answer", () => {
  test.each([
    ["filled the hidden field", { website: "https://spam.example" }, {}],
    ["has no stamp", { stamp: "" }, {}],
    ["forged the stamp", { stamp: "abc.def" }, {}],
    ["comes from another site", {}, { "sec-fetch-site": "cross-site" }],
    ["comes from another origin", {}, { origin: "https://evil.example" }],
  ])("who %s", async (_what, values, headers) => {
    const answer = await send({ ...quote, ...values }, headers);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ number: expect.stringMatching(/^\d\d-/) as string });
    expect([count("new"), count("review")]).toEqual([0, 1]);
  });

  test("who is faster than any person", async () => {
    await app.close();
    ({ app } = await testServer({ enquiryFolder: folder }, { limits: { leastTime: 2000 } }));
    await send(quote);
    expect(count("review")).toBe(1);
  });

  test("but not who has no JavaScript, or comes from our own page", async () => {
    await sendForm(quote, { origin: "http://localhost:9000", host: "localhost:9000" });
    expect(count("new")).toBe(1);
  });
});

describe("limits", () => {
  test("an address may send five times a minute, all together sixty", async () => {
    await app.close();
    const limits = { perAddress: 5, overall: 60 };
    ({ app } = await testServer({ enquiryFolder: folder, trustProxy: 1 }, { limits }));
    const from = (address: string) => send(quote, { "x-forwarded-for": address });
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1) statuses.push((await from("192.0.2.1")).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    for (let host = 2; host <= 56; host += 1) await from(`192.0.2.${host}`);
    const refused = await from("192.0.2.99");
    expect([refused.statusCode, refused.json()]).toEqual([429, { problem: "tooMany" }]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  });

  test.each([
    ["a text body over 16 kB", 413, "application/json", JSON.stringify({ a: "x".repeat(17_000) })],
    ["an unknown type", 415, "application/xml", "<a/>"],
    ["broken JSON", 400, "application/json", "{"],
    ["JSON with more than text", 400, "application/json", '{"form":{"a":[]}}'],
    ["no form", 400, "application/json", "{}"],
    ["a broken multipart body", 400, "multipart/form-data; boundary=x", "--x\r\nabc"],
  ])("%s gets status %d and our page", async (_what, status, type, payload) => {
    const answer = await app.inject({
      method: "POST",
      url: "/api/zapytanie",
      headers: { "content-type": type, accept: "text/html" },
      payload,
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.body).toContain("+48 500 100 200");
  });

  test("a body over 45 MB is refused before it is read", async () => {
    const headers = { ...json, "content-type": "multipart/form-data; boundary=x" };
    const answer = await app.inject({
      method: "POST",
      url: "/api/zapytanie",
      headers: { ...headers, "content-length": String(46 * 1024 * 1024) },
      payload: new PassThrough().end("--x--"),
    });
    expect([answer.statusCode, answer.json()]).toEqual([413, { problem: "tooLarge" }]);
  });

  test.each(["GET", "PUT", "DELETE"] as const)("%s is not for this address", async (method) => {
    const answer = await app.inject({ method, url: "/api/zapytanie", headers: json });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, "POST"]);
  });
});

test("after the days of keeping an enquiry is removed", async () => {
  const id = { number: "25-AAAAAA", fingerprint: "0".repeat(32) };
  const old = fileName({ ...id, received: new Date(Date.now() - 366 * 24 * 60 * 60 * 1000) });
  await send(quote);
  await app.close();
  writeFileSync(path.join(folder, "sent", old), "");
  ({ app } = await testServer({ enquiryFolder: folder }));
  expect([count("sent"), count("new")]).toEqual([0, 1]);
});

test("a lost folder costs one enquiry a 503 and comes back", async () => {
  rmSync(path.join(folder, "tmp"), { recursive: true });
  expect((await send(quote)).statusCode).toBe(503);
  expect((await send(quote)).statusCode).toBe(200);
});

test("the log holds no personal data", async () => {
  await app.close();
  const lines: string[] = [];
  const stream = new PassThrough().on("data", (chunk: Buffer) => lines.push(chunk.toString()));
  ({ app } = await testServer({ enquiryFolder: folder }, { logger: { stream } }));
  await send(quote, { "x-forwarded-for": "192.0.2.77" });
  await send({ ...quote, email: "zły adres" });
  mkdirSync(path.join(folder, "elsewhere"));
  rmSync(path.join(folder, "tmp"), { recursive: true });
  await send({ ...quote, message: "Inna" });
  const log = lines.join("");
  expect(log).toContain("enquiry stored");
  expect(log).toContain('"alarm":true');
  expect(log).not.toMatch(/zofia|600|700|Żukowo|gęślą|adres|192\.0\.2|127\.0\.0\.1/);
});
