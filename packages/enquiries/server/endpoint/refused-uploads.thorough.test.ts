import type { FastifyInstance } from "fastify";
import { BODY_BYTES } from "../../shared/limits";
import { json } from "../../testing/send-enquiry";
import { testServer, tinySite } from "../../testing/server";
import { unlimited } from "../../testing/unlimited";
import { Uploader } from "../../testing/upload";

const MEGABYTE = 1024 * 1024;
const VISITORS = 6;

let app: FastifyInstance;
let url: string;
beforeAll(async () => {
  // Nobody may send anything: each upload is refused at once.
  const limits = { ...unlimited, attempts: 0 };
  ({ app } = await testServer({ TRUST_PROXY: 1 }, { limits }));
  url = await app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => app.close());

const head = (headers: Record<string, string>, method = "POST") =>
  [
    `${method} /send HTTP/1.1`,
    "Host: a",
    ...Object.entries({ ...json, ...headers }).map((header) => header.join(": ")),
    "\r\n",
  ].join("\r\n");

const photos = (bytes: number) => ({
  "Content-Type": "multipart/form-data; boundary=b",
  "Content-Length": String(bytes),
});

async function upload(to: string, headers: Record<string, string>, bytes: number) {
  const visitor = await Uploader.connect(to);
  await visitor.send(head(headers), bytes);
  const answer = await visitor.answer();
  visitor.end();
  return answer;
}

const refused = { status: 429, body: tinySite["not-sent/index.html"] };

describe("who is refused while sending photos reads why", () => {
  test.each([
    ["over a connection that stays", {}],
    ["over a connection that ends", { Connection: "close" }],
    ["after asking whether to send", { Expect: "100-continue" }],
  ])("%s", async (_how, headers) => {
    const sent = Array.from({ length: VISITORS }, () =>
      upload(url, { ...photos(20 * MEGABYTE), ...headers }, 20 * MEGABYTE),
    );
    expect(await Promise.all(sent)).toEqual(sent.map(() => refused));
  });

  test("and may ask again over the same connection", async () => {
    const visitor = await Uploader.connect(url);
    for (let time = 0; time < 3; time++) {
      await visitor.send(head(photos(MEGABYTE)), MEGABYTE);
      expect(await visitor.answer()).toEqual(refused);
    }
    visitor.end();
  });
});

describe("so does who sends what is not taken", () => {
  let open: FastifyInstance;
  let address: string;
  beforeAll(async () => {
    ({ app: open } = await testServer());
    address = await open.listen({ port: 0, host: "127.0.0.1" });
  });
  afterAll(() => open.close());

  test.each([
    ["a type that no form sends", 415, { "Content-Type": "application/json" }],
    ["a type that is unknown", 415, { "Content-Type": "video/mp4" }],
  ])("%s", async (_what, status, type) => {
    const length = { "Content-Length": String(5 * MEGABYTE) };
    const answer = await upload(address, { ...type, ...length }, 5 * MEGABYTE);
    expect(answer).toMatchObject({ status });
  });

  test("photos over the limit", async () => {
    const answer = await upload(address, photos(BODY_BYTES + 1), BODY_BYTES);
    expect(answer).toMatchObject({ status: 413 });
  });

  const field = (value: string) =>
    `--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n${value}\r\n`;
  const photo =
    '--b\r\nContent-Disposition: form-data; name="photos"; filename="a.jpg"\r\n' +
    "Content-Type: image/jpeg\r\n\r\n";

  test.each([
    ["many fields", field("").repeat(60)],
    ["long texts", field("x".repeat(17_000))],
  ])("too %s, then a long photo", async (_what, fields) => {
    const visitor = await Uploader.connect(address);
    const bytes = 10 * MEGABYTE;
    const begin = fields + photo;
    await visitor.send(head(photos(begin.length + bytes)) + begin, bytes);
    expect(await visitor.answer()).toMatchObject({ status: 413 });
    visitor.end();
  });
});

test("what is read and forgotten has an end", async () => {
  const visitor = await Uploader.connect(url);
  const taken = await visitor.send(head(photos(1e12)), 3 * BODY_BYTES);
  // What lies in the buffers of two sockets was not read.
  expect(taken).toBeLessThan(BODY_BYTES + 20 * MEGABYTE);
  visitor.end();
});
