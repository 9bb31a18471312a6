import { PassThrough } from "node:stream";
import { inspect } from "node:util";
import { simpleParser } from "mailparser";
import { jpeg } from "@typed-site/test-support/photos";
import { send, sendForm, sendPhotos } from "../../testing/send-enquiry";
import { freshServer, messages, quote, testServer } from "../../testing/server";
import { unlimited } from "../../testing/unlimited";
import { words } from "../../testing/words";
import { Spool } from "../storage/spool";
import { Budgets, type Limits } from "./budgets";

const fresh = freshServer();

/** Puts a server behind one proxy in the place of the fresh one. */
async function limit(limits: Partial<Limits>, trustProxy: 1 | false = 1) {
  await fresh.app.close();
  const config = { ENQUIRY_DIR: fresh.folder, TRUST_PROXY: trustProxy };
  ({ app: fresh.app } = await testServer(config, { limits: { ...unlimited, ...limits } }));
}

/** An empty enquiry, which is refused with 422 or, over the limit, with 429. */
const empty = async (from: string) =>
  (await send(fresh.app, { form: "quote" }, { "x-forwarded-for": from })).statusCode;

/** Fewer bytes than one photo has, and more than any other count of it. */
const PHOTO_BYTES = 70_000;

/** Larger than what may come without a place among the uploads. */
const photo = async () => ({
  name: "ogrod.jpg",
  content: Buffer.concat([await jpeg(8, 8), Buffer.alloc(PHOTO_BYTES)]),
});

test("without other settings a sender's sixth attempt in a minute is refused, and nobody else's first", async () => {
  await fresh.app.close();
  ({ app: fresh.app } = await testServer({ TRUST_PROXY: 1 }, { limits: {} }));
  const statuses: number[] = [];
  for (let attempt = 1; attempt <= 6; attempt++) statuses.push(await empty("192.0.2.1"));
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  expect(await empty("192.0.2.2")).toBe(422);
});

describe("attempts of one sender", () => {
  test("are counted, whatever became of them, and nobody else's", async () => {
    await limit({ attempts: 2 });
    const from = (address: string) => send(fresh.app, quote, { "x-forwarded-for": address });
    const statuses = [await empty("192.0.2.1"), (await from("192.0.2.1")).statusCode];
    expect(statuses).toEqual([422, 200]);
    const refused = await from("192.0.2.1");
    expect(refused.statusCode).toBe(429);
    // When his minute is over.
    expect(refused.headers["retry-after"]).toBe("60");
    expect((await from("192.0.2.2")).statusCode).toBe(200);
  });

  test.each([
    [64, 1, (index: number) => `2001:db8:1:1:${index}::1`],
    [56, 3, (index: number) => `2001:db8:1:${(0x100 + index).toString(16)}::1`],
    [48, 8, (index: number) => `2001:db8:1:${(index * 0x100).toString(16)}::1`],
  ])("are counted by /%d", async (_prefix, times, addressOf) => {
    await limit({ attempts: 1 });
    const statuses: number[] = [];
    for (let index = 0; index <= times; index++) statuses.push(await empty(addressOf(index)));
    expect(statuses).toEqual([...Array.from({ length: times }, () => 422), 429]);
    // A neighbour outside of all three networks.
    expect(await empty("2001:db8:2::1")).toBe(422);
  });

  test("do not count against the neighbours of a sender who was refused already", async () => {
    await limit({ attempts: 1 });
    for (let time = 0; time < 20; time++) await empty("2001:db8:1:1::1");
    expect(await empty("2001:db8:1:2::1")).toBe(422);
  });

  test("are counted by the connection where no proxy is trusted", async () => {
    await limit({ attempts: 1 }, false);
    expect([await empty("192.0.2.1"), await empty("192.0.2.2")]).toEqual([422, 429]);
  });

  test("are counted by what the trusted proxy wrote, not by what the visitor did", async () => {
    await limit({ attempts: 1 });
    const statuses = [
      await empty("198.51.100.1, 192.0.2.1"),
      await empty("198.51.100.2, 192.0.2.1"),
    ];
    expect(statuses).toEqual([422, 429]);
  });

  test("are counted by what is no address as one sender's", async () => {
    await limit({ attempts: 1 });
    expect([await empty("1".repeat(5000)), await empty("unknown")]).toEqual([422, 429]);
  });

  test.each([
    ["192.0.2.1", "192.0.2.1:1001", "[::ffff:192.0.2.1]:7", "::ffff:c000:201"],
    ["2001:db8::1", "[2001:db8::2]:1001", "[2001:db8::3]", "2001:db8:0:0::4%eth0"],
  ])("are counted by the address, however it is written: %s, %s, %s, %s", async (...written) => {
    await limit({ attempts: 1 });
    const statuses: number[] = [];
    for (const address of written) statuses.push(await empty(address));
    expect(statuses).toEqual([422, 429, 429, 429]);
  });

  test("who has no address any more is refused without an alarm", () => {
    const budgets = new Budgets(unlimited);
    for (const ip of [undefined, ""]) {
      expect(() => budgets.admit(ip)).toThrow("400");
    }
  });
});

test("a flood of networks makes nobody forget who has used up his attempts just now", () => {
  const budgets = new Budgets({ attempts: 1 });
  const network = (index: number) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;
  for (let index = 0; index < 19_999; index++) budgets.admit(network(index));
  budgets.admit("192.0.2.1");
  for (let index = 19_999; index < 25_000; index++) budgets.admit(network(index));
  expect(() => budgets.admit("192.0.2.1")).toThrow("429");
});

test("no address stays in memory for longer than a day, nor after its upload has ended", () => {
  jest.useFakeTimers();
  try {
    const budgets = new Budgets({ attempts: 1 });
    const sender = budgets.admit("192.0.2.1");
    const end = budgets.beginUpload(1e6, sender);
    budgets.add("stored", 1, sender);
    expect(() => budgets.admit("192.0.2.1")).toThrow("429");
    jest.advanceTimersByTime(60_000);
    expect(() => budgets.admit("192.0.2.1")).not.toThrow();
    jest.advanceTimersByTime(24 * 60 * 60 * 1000);
    expect(inspect(budgets, { depth: null })).toContain("192.0.2.1");
    end?.();
    expect(inspect(budgets, { depth: null })).not.toContain("192.0.2.1");
  } finally {
    jest.useRealTimers();
  }
});

test("uploads of one customer's networks count together, however large his network is", () => {
  const budgets = new Budgets();
  const begin = (ip: string) => budgets.beginUpload(1e6, budgets.admit(ip));
  expect(begin("2001:db8:1:1::1")).toBeDefined();
  expect(begin("2001:db8:1:ff00::1")).toBeDefined();
  expect(begin("2001:db8:1:ee00::1")).toBeUndefined();
  expect(begin("2001:db8:2::1")).toBeDefined();
});

describe("beyond a day's budget", () => {
  const numberAnd = (missingPhotos: number) => ({
    number: expect.any(String) as string,
    missingPhotos,
  });
  const photoless = numberAnd(1);

  test("an enquiry is answered with phone and e-mail, and nothing of it is kept", async () => {
    await limit({ stored: 1 });
    await sendForm(fresh.app, quote);
    const second = await sendForm(fresh.app, { ...quote, message: "Druga" });
    expect(second.statusCode).toBe(429);
    // A day's budget may begin anew at any hour.
    expect(second.headers["retry-after"]).toBe("3600");
    expect(second.body).toContain("+48 500 100 200");
    expect(messages(fresh.folder, "new")).toHaveLength(1);
    const other = { "x-forwarded-for": "192.0.2.9" };
    expect((await send(fresh.app, { ...quote, message: "Inna" }, other)).statusCode).toBe(200);
  });

  test("of photos one is stored without them, and both sides are told; nobody is marked", async () => {
    await limit({ senderPhotoBytes: PHOTO_BYTES });
    expect((await sendPhotos(fresh.app, [await photo()])).json()).toEqual(numberAnd(0));
    const second = { ...quote, message: "Druga" };
    const answer = await sendPhotos(fresh.app, [await photo()], second);
    expect(answer.json()).toEqual(photoless);
    const { number } = answer.json<{ number: string }>();
    const stored = messages(fresh.folder, "new").find((message) => message.includes(number)) ?? "";
    const { attachments, subject, text } = await simpleParser(stored);
    expect(attachments).toEqual([]);
    expect(subject).not.toContain(words.mark);
    expect(text).toContain(`${words.labels.missingPhotos}: 1`);
    expect(messages(fresh.folder, "tmp")).toEqual([]);
  });

  test("a text is stored as ever, and of another sender photos too", async () => {
    await limit({ senderPhotoBytes: PHOTO_BYTES });
    expect((await sendForm(fresh.app, quote)).statusCode).toBe(200);
    const first = { "x-forwarded-for": "192.0.2.1" };
    await sendPhotos(fresh.app, [await photo()], quote, first);
    const other = { "x-forwarded-for": "192.0.2.2" };
    const values = { ...quote, message: "Inna" };
    expect((await sendPhotos(fresh.app, [await photo()], values, other)).json()).toEqual(
      numberAnd(0),
    );
  });

  test("of all together photos are not taken, but nobody is marked for it", async () => {
    await limit({ allPhotoBytes: PHOTO_BYTES });
    await sendPhotos(fresh.app, [await photo()]);
    const answer = await sendPhotos(fresh.app, [await photo()], { ...quote, message: "Druga" });
    expect(answer.json()).toEqual(photoless);
    for (const message of messages(fresh.folder, "new")) {
      expect((await simpleParser(message)).subject).not.toContain(words.mark);
    }
  });

  test("a visitor without JavaScript reads that the photos did not arrive", async () => {
    await limit({ senderPhotoBytes: 0 });
    const sent = await sendPhotos(fresh.app, [await photo()], quote, { accept: "text/html" });
    expect(sent.statusCode).toBe(200);
    expect(sent.body).toContain("<p data-without-photos>Bez zdjęć</p>");
  });
});

describe("where as many uploads are open as are taken", () => {
  test.each([{ uploads: 0 }, { allUploads: 0 }])(
    "%j: a script is asked to send without",
    async (limits) => {
      await limit(limits);
      const answer = await sendPhotos(fresh.app, [await photo()]);
      expect(answer.statusCode).toBe(503);
      expect(answer.headers["retry-after"]).toBe("10");
      expect((await send(fresh.app, quote)).statusCode).toBe(200);
    },
  );

  test("who has no script is stored without photos, and keeps the text", async () => {
    await limit({ allUploads: 0 });
    const sent = await sendPhotos(fresh.app, [await photo()], quote, { accept: "text/html" });
    expect(sent.body).toContain("<p data-without-photos>");
  });

  test("texts are taken from everybody, also by a script, however many uploads hold on", async () => {
    await limit({ uploads: 0, allUploads: 0 });
    expect((await send(fresh.app, quote)).statusCode).toBe(200);
    const headers = { accept: "text/html" };
    expect((await send(fresh.app, { ...quote, message: "2" }, headers)).statusCode).toBe(200);
    expect(messages(fresh.folder, "new")).toHaveLength(2);
  });

  test("each one that ends, however it ends, makes room for the next", async () => {
    await limit({ allUploads: 1 });
    for (const message of ["1", "2", "3"]) {
      const refused = await sendPhotos(fresh.app, [{ name: "a", content: Buffer.alloc(70_000) }]);
      expect(refused.statusCode).toBe(422);
      const taken = await sendPhotos(fresh.app, [await photo()], { ...quote, message });
      expect(taken.statusCode).toBe(200);
    }
  });
});

describe("a disk with little room", () => {
  const withRoom = async (room: { photos: number; text: number }) => {
    await fresh.app.close();
    ({ app: fresh.app } = await testServer({ ENQUIRY_DIR: fresh.folder }, { room }));
  };

  test("takes the text of an enquiry, not its photos", async () => {
    await withRoom({ photos: Infinity, text: 0 });
    const answer = await sendPhotos(fresh.app, [await photo()]);
    expect(answer.json()).toMatchObject({ missingPhotos: 1 });
    expect(messages(fresh.folder, "new")).toHaveLength(1);
  });

  test.each([
    [1e9 + 1, 200, 0],
    [1e9, 200, 1],
    [100e6, 200, 1],
    [100e6 - 1, 503, undefined],
  ])("of which %d bytes are free: %d, photos missing: %s", async (free, status, missingPhotos) => {
    await fresh.app.close();
    ({ app: fresh.app } = await testServer({ ENQUIRY_DIR: fresh.folder }, { room: undefined }));
    const freeBytes = jest.spyOn(Spool.prototype, "freeBytes").mockResolvedValue(free);
    const answer = await sendPhotos(fresh.app, [await photo()]);
    freeBytes.mockRestore();
    expect(answer.statusCode).toBe(status);
    if (missingPhotos !== undefined) expect(answer.json()).toMatchObject({ missingPhotos });
  });

  test("and with hardly any takes nothing, and claims nothing", async () => {
    await withRoom({ photos: Infinity, text: Number.MAX_VALUE });
    expect((await send(fresh.app, quote)).statusCode).toBe(503);
    expect(messages(fresh.folder, "new")).toEqual([]);
  });
});

test.each([
  ["where the disk is full", true, { room: { photos: 0, text: Number.MAX_VALUE } }],
  ["not where one is asked to come again", false, { limits: { ...unlimited, allUploads: 0 } }],
])("a person is called %s", async (_where, isAlarm, options) => {
  await fresh.app.close();
  const lines: string[] = [];
  const stream = new PassThrough().on("data", (line: Buffer) => lines.push(String(line)));
  ({ app: fresh.app } = await testServer({}, { ...options, logger: { stream } }));
  expect((await sendPhotos(fresh.app, [await photo()])).statusCode).toBe(503);
  expect(lines.join("").includes('"alarm":true')).toBe(isAlarm);
  expect(lines.join("").includes("enquiry not stored")).toBe(isAlarm);
  // A body that no form sends is nobody's concern.
  lines.length = 0;
  const odd = { method: "POST", url: "/send", payload: { form: "quote" } } as const;
  expect((await fresh.app.inject(odd)).statusCode).toBe(415);
  expect(lines.join("")).toMatch(/"status":415/);
  expect(lines.join("")).not.toContain('"alarm"');
});
