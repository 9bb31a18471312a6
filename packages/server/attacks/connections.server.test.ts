import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { folderWith, smallSite } from "@typed-site/test-support/site";
import { until } from "@typed-site/test-support/smtp";
import { readConfig } from "../config";
import { createServer } from "../server";
import { createSmallServer, textPlugIn } from "../server.fixture";

const servers: FastifyInstance[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

/** Starts a server; returns it and a function that connects to it. */
async function start(...parameters: Parameters<typeof createSmallServer>) {
  const app = await createSmallServer(...parameters);
  servers.push(app);
  const { port, hostname, href } = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
  const open = async () => {
    const socket = connect(Number(port), hostname);
    socket.on("error", () => undefined);
    await once(socket, "connect");
    return socket;
  };
  return { app, url: href, open };
}

const closed = (socket: Socket) => new Promise((resolve) => socket.once("close", resolve));

/** Until all that is ready to run has run. */
const settled = async () => {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
};

/** A plug-in whose requests at `/wait` are answered only when told. */
function waitingPlugIn() {
  const waiting: (() => void)[] = [];
  const plugIn = (app: FastifyInstance) => {
    app.get("/wait", async () => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return "ready";
    });
    return Promise.resolve();
  };
  return { waiting, plugIn };
}

const get = (address: string) => `GET ${address} HTTP/1.1\r\nHost: a\r\n\r\n`;

test("requests of one connection are worked on one at a time", async () => {
  const { waiting, plugIn } = waitingPlugIn();
  const { open } = await start({}, plugIn);
  const socket = await open();
  let text = "";
  socket.on("data", (chunk: Buffer) => (text += chunk.toString()));
  // Twice: those that were answered do not count among those that wait.
  for (const before of [0, 20]) {
    socket.write(get("/wait").repeat(20));
    for (let answered = before; answered < before + 20; answered++) {
      await until(() => waiting.length > answered);
      await settled();
      expect(waiting).toHaveLength(answered + 1);
      waiting[answered]?.();
    }
    await until(() => text.split("HTTP/1.1 200 ").length === before + 21);
  }
  socket.destroy();
});

test("a connection with more than twenty requests that wait is cut off", async () => {
  const { waiting, plugIn } = waitingPlugIn();
  const { open, url } = await start({}, plugIn);
  const socket = await open();
  socket.write(get("/wait").repeat(6000));
  await closed(socket);
  // Its end lets none of the others begin.
  expect(waiting).toHaveLength(1);
  expect((await fetch(url)).status).toBe(200);
});

test("beyond 500 requests in work, another one is asked to come again; after them all is well", async () => {
  const { waiting, plugIn } = waitingPlugIn();
  const { app } = await start({}, plugIn);
  const all = Array.from({ length: 500 }, () => app.inject("/wait"));
  await until(() => waiting.length === 500);
  const refused = await app.inject("/");
  expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([503, "5"]);
  for (const answer of waiting) answer();
  expect(new Set((await Promise.all(all)).map(({ statusCode }) => statusCode))).toEqual(
    new Set([200]),
  );
  expect((await app.inject("/")).statusCode).toBe(200);
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
  const { open } = await start({}, textPlugIn);
  const socket = await open();
  let text = "";
  socket.on("data", (chunk: Buffer) => (text += chunk.toString()));
  socket.write(
    `POST /text HTTP/1.1\r\nHost: a\r\n${headers}\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n\r\n`,
  );
  await closed(socket);
  expect(text.match(/^HTTP\/1\.1 \d+/gm)).toEqual(["HTTP/1.1 400"]);
});

/** Milliseconds; longer than a test takes, which looks itself. */
const WINDOW = 1_000_000;
/** Bytes in a window at one byte a second. */
const LEAST = 1000;

const post = (length: number) =>
  `POST /text HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: ${length}\r\n\r\n`;

test("a body that comes below the least rate is cut off", async () => {
  const { open } = await start({ pace: { window: 100 } }, textPlugIn);
  const socket = await open();
  let text = "";
  socket.on("data", (chunk: Buffer) => (text += chunk.toString()));
  socket.write(`${post(10_000)}x`);
  await closed(socket);
  expect(text).toMatch(/^HTTP\/1\.1 408 /);
});

test("a body that comes fast at first and then drop by drop is cut off", async () => {
  const { app, open } = await start({ pace: { window: 200 } }, textPlugIn);
  const socket = await open();
  let text = "";
  socket.on("data", (chunk: Buffer) => (text += chunk.toString()));
  socket.write(post(16_000));
  await once(app.server, "request");
  socket.write("x".repeat(12_000));
  const dropping = setInterval(() => socket.write("x"), 50);
  await closed(socket);
  clearInterval(dropping);
  expect(text).toMatch(/^HTTP\/1\.1 408 /);
});

test("a body that comes slowly, but steadily, may take as long as it takes", async () => {
  const looks: (() => void)[] = [];
  const timers = jest.spyOn(globalThis, "setInterval");
  const { app, open } = await start({ pace: { rate: 1, window: WINDOW } }, textPlugIn);
  const arriving = once(app.server, "connection") as Promise<[Socket]>;
  const socket = await open();
  const [arrived] = await arriving;
  let text = "";
  socket.on("data", (chunk: Buffer) => (text += chunk.toString()));
  const head = post(10 * LEAST);
  socket.write(head);
  await until(() => timers.mock.calls.some(([, window]) => window === WINDOW));
  for (const [look, window] of timers.mock.calls) if (window === WINDOW) looks.push(look);
  timers.mockRestore();
  for (let window = 1; window <= 10; window++) {
    // As much as is asked for, and not more.
    socket.write("x".repeat(LEAST));
    await until(() => arrived.bytesRead === head.length + window * LEAST);
    for (const look of looks) look();
  }
  await until(() => text.includes("read"));
  expect(text).toMatch(/^HTTP\/1\.1 200 /);
  socket.destroy();
});

test("what ends as not found is counted once: no number of requests closes the server", async () => {
  const { app } = await start();
  for (let time = 0; time < 600; time++) expect((await app.inject("/none")).statusCode).toBe(404);
  expect((await app.inject("/")).statusCode).toBe(200);
});

test("who reads an answer slowly is not cut off: all of the request has come", async () => {
  const window = 50;
  const picture = "x".repeat(20e6);
  const publicFolder = folderWith({ ...smallSite, "picture.txt": picture });
  const { open } = await start({ publicFolder, pace: { window } });
  const socket = await open();
  let length = 0;
  socket.pause();
  socket.write("GET /picture.txt HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
  await sleep(5 * window);
  for await (const chunk of socket) length += (chunk as Buffer).length;
  expect(length).toBeGreaterThan(picture.length);
});

test("behind proxies of a network the first address that is none of theirs counts, and from elsewhere the header does not", async () => {
  const config = readConfig({ TRUST_PROXY: "10.0.0.0/8" });
  const app = await createServer(folderWith(smallSite), config, { logger: false }, (server) => {
    server.get("/address", ({ ip }) => ip);
    return Promise.resolve();
  });
  const headers = { "x-forwarded-for": "192.0.2.1, 192.0.2.2, 10.0.0.9" };
  const addressFrom = async (remoteAddress: string) =>
    (await app.inject({ url: "/address", headers, remoteAddress })).body;
  expect(await addressFrom("10.1.2.3")).toBe("192.0.2.2");
  expect(await addressFrom("198.51.100.7")).toBe("198.51.100.7");
  await app.close();
});

test("behind one proxy the last address of X-Forwarded-For counts, which the proxy has added", async () => {
  const config = readConfig({ TRUST_PROXY: "1" });
  const app = await createServer(folderWith(smallSite), config, { logger: false }, (server) => {
    server.get("/address", ({ ip }) => ip);
    return Promise.resolve();
  });
  const headers = { "x-forwarded-for": "192.0.2.1, 192.0.2.2" };
  expect((await app.inject({ url: "/address", headers })).body).toBe("192.0.2.2");
  await app.close();
});

test("a server that stops waits for no client longer than its grace, however steadily he sends", async () => {
  const { app, open } = await start({ shutdownGrace: 100 }, textPlugIn);
  const socket = await open();
  socket.write(
    "POST /text HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: 9000\r\n\r\nx",
  );
  await once(app.server, "request");
  const drip = setInterval(() => socket.write("x"), 20);
  await app.close();
  clearInterval(drip);
});

test("a server that stops cuts connections that have asked nothing, and none that waits for its answer", async () => {
  const { waiting, plugIn } = waitingPlugIn();
  const { app, url, open } = await start({}, plugIn);
  const answer = fetch(new URL("/wait", url));
  await until(() => waiting.length === 1);
  const ahead = await open();
  const timers = jest.spyOn(globalThis, "setTimeout");
  const closing = app.close();
  // Half a second later.
  await until(() => timers.mock.calls.some(([, time]) => time === 500));
  const looks = timers.mock.calls.filter(([, time]) => time === 500);
  timers.mockRestore();
  const cut = closed(ahead);
  for (const [look] of looks) look();
  await cut;
  waiting[0]?.();
  expect(await (await answer).text()).toBe("ready");
  await closing;
});

test("five hundred forms with photos, however slow, leave the pages to all others", async () => {
  const waiting: (() => void)[] = [];
  const { app } = await start({}, (site) => {
    site.addContentTypeParser("multipart/form-data", (_request, _body, parsed) => parsed(null));
    site.post("/photos", async () => {
      await new Promise<void>((done) => waiting.push(done));
      return "";
    });
    return Promise.resolve();
  });
  const headers = { "content-type": "multipart/form-data; boundary=x" };
  const all = Array.from({ length: 500 }, () =>
    app.inject({ method: "POST", url: "/photos", headers, payload: "--x--" }),
  );
  await until(() => waiting.length === 500);
  expect((await app.inject("/")).statusCode).toBe(200);
  for (const answer of waiting) answer();
  await Promise.all(all);
});
