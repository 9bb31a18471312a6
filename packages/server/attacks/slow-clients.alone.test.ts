import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { folderWith, smallSite } from "@typed-site/test-support/site";
import { createSmallServer, textPlugIn } from "../server.fixture";

const CLIENTS = 50;
/** More than the buffers of two sockets hold. */
const BIG = 32 * 1024 * 1024;

let app: FastifyInstance;
let url: string;
beforeAll(async () => {
  app = await createSmallServer(
    {
      publicFolder: folderWith({ ...smallSite, "big.bin": "x".repeat(BIG) }),
      // Longer than a busy machine may delay the clients, which send all the time.
      timeouts: { head: 1500, silence: 5000 },
      pace: { window: 2000 },
    },
    textPlugIn,
  );
  url = await app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => app.close());

const post = "POST /text HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\n";

/** Clients that send `first`, then a `drop` now and then, and read the answers unless `reads` is false. */
async function slowClients(first: string, drop: string, reads = true) {
  const { port } = app.server.address() as AddressInfo;
  const clients = Array.from({ length: CLIENTS }, () => connect(port, "127.0.0.1"));
  await Promise.all(clients.map((socket) => once(socket, "connect")));
  const answers = clients.map((socket) => {
    let text = "";
    socket.on("error", () => undefined);
    socket.write(first);
    if (reads) socket.on("data", (chunk: Buffer) => (text += chunk.toString("latin1")));
    else socket.pause();
    const dropping = setInterval(() => drop && socket.write(drop), 200);
    return closed(socket).then(() => {
      clearInterval(dropping);
      return text;
    });
  });
  return { clients, answers: Promise.all(answers) };
}

const closed = (socket: Socket) => new Promise((resolve) => socket.once("close", resolve));

const askNormally = async () => (await fetch(url, { headers: { connection: "close" } })).status;

test.each([
  ["a head that comes drop by drop", "GET / HTTP/1.1\r\nX-Slow: ", "a"],
  ["a body that comes drop by drop", `${post}Content-Length: 9000\r\n\r\n{`, " "],
])("%s is cut off, and holds up nobody", async (_what, first, drop) => {
  const { answers } = await slowClients(first, drop);
  expect(await askNormally()).toBe(200);
  for (const answer of await answers) expect(answer).toMatch(/^HTTP\/1\.1 408 /);
});

test("who is refused and goes on drop by drop is cut off", async () => {
  const { answers } = await slowClients(
    "POST /text HTTP/1.1\r\nHost: a\r\nContent-Type: a/b\r\nContent-Length: 9000\r\n\r\n",
    "a",
  );
  for (const answer of await answers) expect(answer).toMatch(/^HTTP\/1\.1 415 /);
});

test("a client that does not read its answer is cut off, and holds up nobody", async () => {
  const { clients, answers } = await slowClients(
    "GET /big.bin HTTP/1.1\r\nHost: a\r\n\r\n",
    "",
    false,
  );
  expect(await askNormally()).toBe(200);
  const connections = () =>
    new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)));
  // A client that doesn't read doesn't notice the end either, so ask the server whether it has closed.
  while ((await connections()) > 0) await new Promise((resolve) => setTimeout(resolve, 100));
  for (const socket of clients) socket.resume();
  await answers;
  for (const socket of clients) expect(socket.bytesRead).toBeLessThan(BIG);
});

test("who reads a large answer slowly, but steadily, gets all of it", async () => {
  const reader = (await fetch(`${url}/big.bin`)).body?.getReader();
  let length = 0;
  // Longer than two windows of the minimum rate, which applies to senders.
  let pauses = 10;
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    length += part.value.length;
    if (pauses-- > 0) await sleep(500);
  }
  expect(length).toBe(BIG);
});
