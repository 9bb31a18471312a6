import promises from "node:fs/promises";
import { simpleParser } from "mailparser";
import sharp from "sharp";
import { json, send, sendForm, sendPhotos } from "../../../../e2e/support/server/send-enquiry";
import { freshServer, messages, quote, testServer } from "../../../../e2e/support/server/server";
import { unlimited } from "../../../../e2e/support/server/unlimited";
import { RESERVE, ROOM } from "../storage/storage";

const fresh = freshServer();

/** Puts a server behind one proxy in the place of the fresh one. */
async function limit(limits: { perAddress?: number; overall?: number }, trustProxy: 1 | false = 1) {
  await fresh.app.close();
  const config = { enquiryFolder: fresh.folder, trustProxy };
  ({ app: fresh.app } = await testServer(config, { limits: { ...unlimited, ...limits } }));
}

/** An empty enquiry, which is refused with 422 or, over the limit, with 429. */
const empty = async (from: string) => {
  const headers = { ...json, "x-forwarded-for": from };
  const payload = { form: "quote" };
  const request = { method: "POST", url: "/api/zapytanie", headers, payload } as const;
  return (await fresh.app.inject(request)).statusCode;
};

const photo = async () => ({
  name: "ogrod.jpg",
  content: await sharp({ create: { width: 8, height: 8, channels: 3, background: "green" } })
    .jpeg()
    .toBuffer(),
});

describe("attempts of one sender", () => {
  test("are counted, whatever became of them, and nobody else's", async () => {
    await limit({ perAddress: 2 });
    const from = (address: string) => send(fresh.app, quote, { "x-forwarded-for": address });
    const statuses = [await empty("192.0.2.1"), (await from("192.0.2.1")).statusCode];
    expect(statuses).toEqual([422, 200]);
    const refused = await from("192.0.2.1");
    expect([refused.statusCode, refused.json()]).toEqual([429, { problem: "tooMany" }]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect((await from("192.0.2.2")).statusCode).toBe(200);
  });

  test.each([
    [64, 1, (index: number) => `2001:db8:1:1:${index}::1`],
    [56, 3, (index: number) => `2001:db8:1:${(0x100 + index).toString(16)}::1`],
    [48, 8, (index: number) => `2001:db8:1:${(index * 0x100).toString(16)}::1`],
  ])("are counted by /%d", async (_prefix, times, addressOf) => {
    await limit({ perAddress: 1 });
    const statuses: number[] = [];
    for (let index = 0; index <= times; index++) statuses.push(await empty(addressOf(index)));
    expect(statuses).toEqual([...Array.from({ length: times }, () => 422), 429]);
    // A neighbour outside of all three networks.
    expect(await empty("2001:db8:2::1")).toBe(422);
  });

  test("do not count against the neighbours of a sender who was refused already", async () => {
    await limit({ perAddress: 1 });
    for (let time = 0; time < 20; time++) await empty("2001:db8:1:1::1");
    expect(await empty("2001:db8:1:2::1")).toBe(422);
  });

  test("are counted by the connection where no proxy is trusted", async () => {
    await limit({ perAddress: 1 }, false);
    expect([await empty("192.0.2.1"), await empty("192.0.2.2")]).toEqual([422, 429]);
  });

  test("cannot come from what is no address", async () => {
    await limit({ perAddress: 1 });
    expect(await empty("1".repeat(5000))).toBe(400);
  });
});

describe("above the limit of all together", () => {
  test("refused enquiries do not count", async () => {
    await limit({ overall: 1 });
    for (let index = 1; index < 20; index++) await empty(`192.0.2.${index}`);
    const answer = await sendPhotos(fresh.app, [await photo()]);
    expect(answer.json()).toEqual({ number: expect.any(String) as string });
  });

  test("an enquiry is stored without its photos, and both sides are told", async () => {
    await limit({ overall: 1 });
    await send(fresh.app, { ...quote, message: "Pierwsza" });
    const answer = await sendPhotos(fresh.app, [await photo(), await photo()]);
    const { number, missingPhotos } = answer.json<{ number: string; missingPhotos: number }>();
    expect([answer.statusCode, missingPhotos]).toEqual([200, 2]);
    const stored = messages(fresh.folder, "new").find((message) => message.includes(number)) ?? "";
    const mail = await simpleParser(stored);
    expect(mail.attachments).toEqual([]);
    expect(mail.text).toMatch(/nieprzyjęte.*: 2/);
    expect(messages(fresh.folder, "tmp")).toEqual([]);
  });

  test("a text is stored as ever", async () => {
    await limit({ overall: 0 });
    expect((await send(fresh.app, quote)).json()).toEqual({
      number: expect.any(String) as string,
    });
    expect((await sendForm(fresh.app, quote)).headers.location).toMatch(/\?nr=[\w-]+$/);
  });

  test("a visitor without JavaScript reads that the photos did not arrive", async () => {
    await limit({ overall: 0 });
    const sent = await sendPhotos(fresh.app, [await photo()], quote, { accept: "text/html" });
    expect(sent.statusCode).toBe(303);
    const page = await fresh.app.inject(String(sent.headers.location));
    expect(page.body).toContain("<p data-without-photos>Bez zdjęć</p>");
    const other = await fresh.app.inject("/dziekujemy?nr=26-AAAAAA");
    expect(other.body).toContain('<p data-without-photos hidden="">Bez zdjęć</p>');
  });
});

test("a disk with little room takes the text of an enquiry, not its photos", async () => {
  await fresh.app.close();
  const config = { enquiryFolder: fresh.folder };
  ({ app: fresh.app } = await testServer(config, { reserve: Number.MAX_SAFE_INTEGER }));
  const answer = await sendPhotos(fresh.app, [await photo()]);
  expect(answer.json()).toMatchObject({ missingPhotos: 1 });
  expect(messages(fresh.folder, "new")).toHaveLength(1);
});

test("photos that arrive at once find no more room together than there is", async () => {
  const free = RESERVE + 2.5 * ROOM;
  const disk = { bavail: free, bsize: 1 } as Awaited<ReturnType<typeof promises.statfs>>;
  const statfs = jest.spyOn(promises, "statfs").mockResolvedValue(disk);
  const upload = await photo();
  const sendTogether = async (round: number) => {
    const answers = [1, 2, 3, 4].map((index) =>
      sendPhotos(fresh.app, [upload], { ...quote, message: `${round}.${index}` }),
    );
    return (await Promise.all(answers)).map((answer) => {
      const { missingPhotos = 0 } = answer.json<{ missingPhotos?: number }>();
      return missingPhotos;
    });
  };
  expect((await sendTogether(1)).sort()).toEqual([0, 0, 1, 1]);
  // What is stored has given its room back.
  expect((await sendTogether(2)).sort()).toEqual([0, 0, 1, 1]);
  statfs.mockRestore();
});
