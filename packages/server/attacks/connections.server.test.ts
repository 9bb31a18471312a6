import { once } from "node:events";
import { readdirSync } from "node:fs";
import { connect } from "node:net";
import path from "node:path";
import { PassThrough } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { formRequest, sendPhotos } from "../../../e2e/support/server/send-enquiry";
import { testServer, tinySite } from "../../../e2e/support/server/server";
import { folderWith } from "../../../e2e/support/server/site";
import { until } from "../../../e2e/support/server/smtp";
import { unlimited } from "../../../e2e/support/server/unlimited";

let app: FastifyInstance;
let folder: string;
let url: URL;
let log: string;
beforeEach(async () => {
  log = "";
  const stream = new PassThrough().on("data", (chunk: Buffer) => (log += chunk.toString()));
  ({ app, folder } = await testServer(
    {},
    { limits: { ...unlimited, allUploads: 8 }, pace: { window: 1000 }, logger: { stream } },
  ));
  url = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
});
afterEach(() => app.close());

const part = (name: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const photo = `--b\r\nContent-Disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\n`;
const body = `${part("form", "quote")}${photo}\xff\xd8\xff${"x".repeat(3000)}\r\n--b--\r\n`;
const head = (length = body.length) =>
  `POST /api/zapytanie HTTP/1.1\r\nHost: a\r\nAccept: application/json\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${length}\r\n\r\n`;
const open = async () => {
  const socket = connect(Number(url.port), url.hostname);
  socket.on("error", () => undefined);
  await once(socket, "connect");
  return socket;
};

test.each(["resetAndDestroy", "end"] as const)(
  "an upload that ends early (%s), at any byte, leaves no folder, holds no place and is no alarm",
  async (how) => {
    const whole = Buffer.from(head() + body, "latin1");
    for (let round = 0; round < 200; round++) {
      const socket = await open();
      const cut = head().length + Math.floor((body.length * round) / 200) - 1;
      socket.write(whole.subarray(0, cut), () => socket[how]());
    }
    const tmp = () => readdirSync(path.join(folder, "tmp"));
    await until(() => tmp().length === 0);
    const answer = await sendPhotos(app, [{ name: "a.jpg", content: Buffer.from("MZ") }]);
    expect(answer.statusCode).toBe(422);
    await until(() => tmp().length === 0);
    expect(log).not.toContain('"alarm":true');
  },
);

test("6,000 requests in one connection, unread, hold up nobody", async () => {
  const socket = await open();
  socket.pause();
  socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n".repeat(6000));
  for (let time = 0; time < 20; time++) expect((await fetch(url)).status).toBe(200);
  socket.destroy();
});

test("requests of one connection are answered one after the other, each once", async () => {
  const socket = await open();
  let text = "";
  socket.on("data", (chunk: Buffer) => (text += chunk.toString()));
  socket.write("GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n".repeat(20));
  await until(() => text.split("HTTP/1.1 200 ").length === 21);
  socket.destroy();
});

const chunked = "Transfer-Encoding: chunked";
test.each([
  ["a length and chunks", `Content-Length: 5\r\n${chunked}`],
  ["two codings", `${chunked}\r\nTransfer-Encoding: identity`],
  ["a blank before the colon", "Transfer-Encoding : chunked"],
  ["a length with a sign", "Content-Length: +5"],
  ["a list of lengths", "Content-Length: 5, 5"],
  ["two lengths", "Content-Length: 5\r\nContent-Length: 6"],
  ["a folded header", "X-A: 1\r\n 2\r\nContent-Length: 5"],
])("a body whose end two servers may see differently is refused: %s", async (_what, headers) => {
  const socket = await open();
  let text = "";
  socket.on("data", (chunk: Buffer) => (text += chunk.toString()));
  socket.write(
    `POST /api/zapytanie HTTP/1.1\r\nHost: a\r\n${headers}\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n\r\n`,
  );
  await once(socket, "close");
  expect(text.match(/^HTTP\/1\.1 \d+/gm)).toEqual(["HTTP/1.1 400"]);
});

test("an upload that is too slow is cut off; one that is slow, but steady, takes as long as it takes", async () => {
  const slow = await open();
  let said = "";
  slow.on("data", (chunk: Buffer) => (said += chunk.toString()));
  slow.write(head(100_000) + photo);
  const closed = once(slow, "close");
  const steady = await open();
  let answer = "";
  steady.on("data", (chunk: Buffer) => (answer += chunk.toString()));
  const bytes = Buffer.from(photo + "x".repeat(60_000) + "\r\n--b--\r\n");
  steady.write(head(bytes.length));
  // About 15 kB a second for four times the window.
  for (let sent = 0; sent < bytes.length; sent += 1500) {
    steady.write(bytes.subarray(sent, sent + 1500));
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await closed;
  expect(said).toMatch(/^HTTP\/1\.1 408 /);
  await until(() => answer !== "");
  expect(answer).toMatch(/^HTTP\/1\.1 4(00|22) /);
  steady.destroy();
});

test("what ends as not found is counted once: no number of requests closes the server", async () => {
  const hidden = { url: "/readyz", remoteAddress: "192.0.2.1" };
  for (let time = 0; time < 600; time++) expect((await app.inject(hidden)).statusCode).toBe(404);
  expect((await app.inject("/")).statusCode).toBe(200);
});

test("a request whose sender has gone is no alarm", async () => {
  const { headers, payload } = await formRequest({ form: "quote" });
  const gone = { method: "POST", url: "/api/zapytanie", remoteAddress: "" } as const;
  expect([400, 422]).toContain((await app.inject({ ...gone, headers, payload })).statusCode);
});

test("who reads an answer slowly is not cut off: all of the request has come", async () => {
  const window = 50;
  const picture = "x".repeat(20e6);
  const publicFolder = folderWith({ ...tinySite, "picture.txt": picture });
  const server = await testServer({}, { publicFolder, pace: { window } });
  const { port, hostname } = new URL(await server.app.listen({ port: 0, host: "127.0.0.1" }));
  const socket = connect(Number(port), hostname);
  let length = 0;
  socket.pause();
  socket.write("GET /picture.txt HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
  await sleep(5 * window);
  for await (const chunk of socket) length += (chunk as Buffer).length;
  expect(length).toBeGreaterThan(picture.length);
  await server.app.close();
});
