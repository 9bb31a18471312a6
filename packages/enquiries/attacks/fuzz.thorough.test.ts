import { readdirSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { simpleParser } from "mailparser";
import { leastGrowth, memoryInUse } from "@typed-site/test-support/memory";
import { messages, testServer } from "../testing/server";
import { words } from "../testing/words";

const BODIES = 20_000;
const BATCH = 100;

const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.string({ maxLength: 40 }),
  fc.constantFrom("on", "quote", "contact", "a@b.pl", "600700800", "\0", "__proto__"),
  fc.constantFrom("x\r\nBcc: evil@evil.example", "x\nSubject: forged", "x\r\n\r\nbody"),
);
const name = fc.oneof(
  fc.constantFrom("form", "email", "phone", "town", "message", "consent", "key", "page", "photos"),
  fc.constantFrom("__proto__", "constructor", "toString", "website", "key"),
  fc.string({ maxLength: 12 }),
);
const pairs = fc.array(fc.tuple(name, text), { maxLength: 12 });
/** Nearly valid, so that it gets far: only one field is odd. */
const nearlyRight = fc
  .record({
    form: fc.constantFrom("quote", "contact"),
    email: fc.oneof(fc.constant("a@b.pl"), text),
    town: text,
    topic: text,
    message: text,
    page: text,
    consent: fc.constant("on"),
  })
  .map((values) => Object.entries(values));
const fields = fc.oneof({ weight: 1, arbitrary: nearlyRight }, { weight: 2, arbitrary: pairs });

interface Body {
  type: string;
  payload: string | Buffer;
}

const urlencoded = fields.map((entries): Body => ({
  type: "application/x-www-form-urlencoded",
  payload: entries.map((pair) => pair.map(encode).join("=")).join("&"),
}));
/** Encodes via bytes, because half a surrogate pair can't be encoded. */
const encode = (value: string) => encodeURIComponent(Buffer.from(value).toString());

const json = fc.oneof(
  fields.map((entries) => JSON.stringify(Object.fromEntries(entries))),
  fc.json({ maxDepth: 4 }),
  fc.nat(400).map((depth) => "[".repeat(depth) + "]".repeat(depth)),
  fc.nat(400).map((depth) => '{"a":'.repeat(depth)),
);
const multipart = fc
  .tuple(fields, fc.boolean(), fc.uint8Array({ maxLength: 64 }), fc.nat(20))
  .map(([entries, isWhole, photo, cut]): Body => {
    const parts = entries.map(
      ([key, value]) => `--b\r\nContent-Disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`,
    );
    const file = `--b\r\nContent-Disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\n`;
    const end = Buffer.from(isWhole ? "\r\n--b--\r\n" : "\r\n--b-");
    const whole = Buffer.concat([Buffer.from(parts.join("") + file), photo, end]);
    return {
      type: "multipart/form-data; boundary=b",
      payload: isWhole ? whole : whole.subarray(cut),
    };
  });
const noise = fc
  .tuple(
    fc.constantFrom(
      "application/json",
      "application/x-www-form-urlencoded",
      "multipart/form-data; boundary=b",
      "multipart/form-data",
      "text/plain",
      "a/b; c",
    ),
    fc.uint8Array({ maxLength: 200 }),
  )
  .map(([type, bytes]): Body => ({ type, payload: Buffer.from(bytes) }));
const huge = fc.constantFrom("form", "message", "other").map((key): Body => {
  const value = "x".repeat(17 * 1024);
  const part = `--b\r\nContent-Disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`;
  return { type: "multipart/form-data; boundary=b", payload: `${part}--b--\r\n` };
});

const anyBody = fc.oneof(
  { weight: 5, arbitrary: urlencoded },
  { weight: 5, arbitrary: json.map((payload): Body => ({ type: "application/json", payload })) },
  { weight: 80, arbitrary: multipart },
  { weight: 20, arbitrary: noise },
  { weight: 1, arbitrary: huge },
);

test("20 000 strange bodies: no 5xx, no growth of memory, no forged header", async () => {
  const { app, folder } = await testServer();
  const send = ({ type, payload }: Body) =>
    app.inject({
      method: "POST",
      url: "/send",
      headers: { "content-type": type, accept: "application/json" },
      payload,
    });
  const statuses = new Map<number, number>();
  const used: number[] = [];
  for (let sent = 0; sent < BODIES; sent += BATCH) {
    const batch = fc.sample(anyBody, { numRuns: BATCH, seed: sent });
    for (const { statusCode } of await Promise.all(batch.map(send))) {
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    }
    if ((sent + BATCH) % (BODIES / 4) === 0) used.push(await memoryInUse());
  }
  expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([]);
  // Every kind of answer occurred, so not all bodies were rejected early.
  expect([...statuses.keys()].sort()).toEqual(expect.arrayContaining([200, 400, 413, 415, 422]));
  expect(leastGrowth(used)).toBeLessThan(5);
  expect(readdirSync(path.join(folder, "tmp"))).toEqual([]);
  const stored = [...messages(folder, "new"), ...messages(folder, "review")];
  expect(stored.length).toBeGreaterThan(50);
  const { subjects } = words;
  const starts = [subjects.quote, subjects.contact].map((words) => `${words} `);
  for (const message of stored) {
    const { headers, to, subject } = await simpleParser(message);
    const isOurs = starts.some((start) => subject?.startsWith(start));
    expect([headers.has("bcc"), headers.has("cc"), isOurs]).toEqual([false, false, true]);
    expect([to].flat()).toHaveLength(1);
  }
  await app.close();
}, 900_000);
