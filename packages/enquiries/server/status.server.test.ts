import { rmSync, writeFileSync } from "node:fs";
import promises from "node:fs/promises";
import { type AddressInfo, connect } from "node:net";
import path from "node:path";
import { PassThrough, Writable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { suspicious } from "../testing/delivery";
import { send } from "../testing/send-enquiry";
import { freshServer, quote, testServer } from "../testing/server";
import { unlimited } from "../testing/unlimited";

const fresh = freshServer();
const token = "0123456789abcdef";

async function listening(app: FastifyInstance): Promise<string> {
  await app.listen({ port: 0, host: "127.0.0.1" });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

/** Asks with a `Host` of its own, which `fetch` does not let one set. */
function rawStatus(url: string, lines: readonly string[]): Promise<string> {
  const { port, hostname } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () =>
      socket.write(
        `${["GET /readyz HTTP/1.1", ...lines, "Connection: close"].join("\r\n")}\r\n\r\n`,
      ),
    );
    socket.once("data", (words) => resolve(words.toString().slice(9, 12)));
  });
}

test("/healthz is for everybody, tells nothing else and is never kept", async () => {
  const answer = await fresh.app.inject({ url: "/healthz", remoteAddress: "192.0.2.1" });
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: "ok" }]);
  expect(answer.headers["cache-control"]).toBe("no-store");
});

describe("/readyz", () => {
  const url = "/readyz";
  const visitor = { url, remoteAddress: "192.0.2.1" };

  test("answers this machine", async () => {
    expect((await fresh.app.inject({ url })).statusCode).toBe(200);
  });

  test.each([
    ["a visitor", visitor],
    ["a visitor with a name of this machine", { ...visitor, headers: { host: "localhost" } }],
    ["a visitor behind a proxy here", { url, headers: { "x-forwarded-for": "192.0.2.1" } }],
    [
      "a visitor who forges the address",
      { ...visitor, headers: { "x-forwarded-for": "127.0.0.1" } },
    ],
    ["a proxy that names the site", { url, headers: { host: "boritrawnik.example" } }],
    ["a wrong token", { ...visitor, headers: { authorization: `Bearer ${token}x` } }],
  ])("is not there for %s", async (_who, request) => {
    for (const trustProxy of [false, 1] as const) {
      const { app } = await testServer({ STATUS_TOKEN: token, TRUST_PROXY: trustProxy });
      const answer = await app.inject(request);
      expect([answer.statusCode, answer.body]).toEqual([404, "<h1>Nie ma</h1>"]);
      await app.close();
    }
  });

  test("opens to the token, also through a proxy", async () => {
    const { app } = await testServer({ STATUS_TOKEN: token, TRUST_PROXY: 1 });
    const headers = { authorization: `Bearer ${token}`, "x-forwarded-for": "192.0.2.1" };
    expect((await app.inject({ url, headers })).statusCode).toBe(200);
    await app.close();
  });

  test("no token set, no token opens it", async () => {
    const headers = { authorization: "Bearer undefined" };
    expect((await fresh.app.inject({ ...visitor, headers })).statusCode).toBe(404);
  });
});

test("over a real socket: by the address, but not by a name that somebody let lead here", async () => {
  const url = await listening(fresh.app);
  expect(await rawStatus(url, ["Host: 127.0.0.1"])).toBe("200");
  expect(await rawStatus(url, ["Host: rebound.example"])).toBe("404");
  expect(await rawStatus(url, ["Host: localhost", "Via: 1.1 proxy"])).toBe("404");
});

test.each(["Forwarded", "Via", "X-Forwarded-For", "X-Forwarded-Host", "X-Real-IP"])(
  "a request with %s comes through a proxy, so not from this machine",
  async (header) => {
    const headers = { [header]: "127.0.0.1" };
    expect((await fresh.app.inject({ url: "/readyz", headers })).statusCode).toBe(404);
  },
);

test.each(["new", "failed"])("what has waited in `%s` for years is told", async (state) => {
  const old = "20200101T000000000Z_20-AAAAAA_00000000000000000000000000000000.eml";
  writeFileSync(path.join(fresh.folder, state, old), "");
  await send(fresh.app, quote);
  const status = (await fresh.app.inject("/readyz")).json<Record<string, number>>();
  expect(status.oldestUnsentSeconds).toBeGreaterThan(5 * 365 * 24 * 60 * 60);
});

test("a disk with less room than a text has to have is not ready", async () => {
  const { app } = await testServer({}, { room: { photos: 0, text: Number.MAX_VALUE } });
  const answer = await app.inject("/readyz");
  expect([answer.statusCode, answer.json()]).toMatchObject([503, { canStore: false }]);
  expect(answer.headers["cache-control"]).toBe("no-store");
  await app.close();
});

test("/readyz tells what waits, and how long", async () => {
  await send(fresh.app, quote);
  await send(fresh.app, { ...quote, message: "Druga" }, suspicious);
  await send(fresh.app, { ...quote, website: "x" }, suspicious);
  const old = "20200101T000000000Z_20-AAAAAA_00000000000000000000000000000000.eml";
  writeFileSync(path.join(fresh.folder, "failed", old), "");
  const { headers, ...answer } = await fresh.app.inject("/readyz");
  const status = answer.json<Record<string, number>>();
  expect(headers["cache-control"]).toBe("no-store");
  expect(status).toMatchObject({ canStore: true, new: 2, failed: 1, review: 1 });
  expect(status.freeBytes).toBeGreaterThan(0);
  expect(status.oldestUnsentSeconds).toBeGreaterThan(365 * 24 * 60 * 60);
  expect(answer.body).not.toMatch(/zofia|Żukowo/);
});

test("a flood of refusals is counted, and leaves a line of log for each kind and one for the rest of a minute", async () => {
  const lines: string[] = [];
  const stream = new PassThrough().on("data", (line: Buffer) => lines.push(String(line)));
  const { app } = await testServer(
    { TRUST_PROXY: 1 },
    { logger: { stream }, limits: { ...unlimited, attempts: 3 } },
  );
  for (let time = 0; time < 200; time++) {
    await send(app, { ...quote, phone: "12" }, { "x-forwarded-for": `192.0.2.${time % 2}` });
  }
  const linesOf = (words: string) =>
    lines.filter((line) => line.includes(words)).map((line) => JSON.parse(line) as object);
  expect(linesOf("enquiry refused")).toMatchObject([
    { status: 422, rules: ["phone invalid"] },
    { status: 429, rules: [] },
  ]);
  expect((await app.inject("/readyz")).json()).toMatchObject({ refused: { 422: 6, 429: 194 } });
  // A server that stops tells it at once.
  await app.close();
  expect(linesOf("more were refused")).toMatchObject([{ refused: { 422: 5, 429: 193 } }]);
});

test("a flood of enquiries that the disk does not take calls a person once a minute", async () => {
  const lines: string[] = [];
  const stream = new PassThrough().on("data", (line: Buffer) => lines.push(String(line)));
  const room = { photos: 0, text: Number.MAX_VALUE };
  const { app } = await testServer({}, { room, logger: { stream } });
  for (let time = 0; time < 50; time++) await send(app, quote);
  expect(lines.filter((line) => line.includes('"alarm":true'))).toHaveLength(1);
  await app.close();
});

test("an enquiry that is refused is counted and leaves one line of log, without what was typed", async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(line: Buffer, _encoding, done) {
      lines.push(line.toString());
      done();
    },
  });
  const { app } = await testServer({}, { logger: { level: "info", stream } });
  await send(app, { ...quote, email: "zofia.zak", phone: "" });
  await send(app, { ...quote, form: "?" });
  const refused = lines.filter((line) => line.includes("enquiry refused"));
  expect(refused.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { status: 422, rules: ["email invalid"] },
    { status: 400, rules: [] },
  ]);
  expect(lines.join("")).not.toMatch(/zofia|127\.0\.0\.1/);
  expect((await app.inject("/readyz")).json()).toMatchObject({ refused: { 400: 1, 422: 1 } });
  await app.close();
});

test("what waits for the daily mail is not late", async () => {
  const daily = "20200101T000000000Z_20-AAAAAA_00000000000000000000000000000000_daily.eml";
  writeFileSync(path.join(fresh.folder, "new", daily), "");
  const answer = await fresh.app.inject("/readyz");
  expect(answer.json()).toMatchObject({ new: 1, oldestUnsentSeconds: 0 });
});

test("a folder that can't be made calls a person, and the server starts all the same", async () => {
  const lines: string[] = [];
  const stream = new PassThrough().on("data", (line: Buffer) => lines.push(String(line)));
  const file = path.join(fresh.folder, "file");
  writeFileSync(file, "");
  const { app } = await testServer({ ENQUIRY_DIR: path.join(file, "in") }, { logger: { stream } });
  expect(lines.join("")).toMatch(/"alarm":true[^\n]*no place for enquiries/);
  expect((await app.inject("/healthz")).statusCode).toBe(200);
  await app.close();
});

test("a disk that takes nothing: not ready, still alive, and enquiries get 503", async () => {
  rmSync(path.join(fresh.folder, "tmp"), { recursive: true });
  writeFileSync(path.join(fresh.folder, "tmp"), "");
  const answer = await fresh.app.inject("/readyz");
  expect([answer.statusCode, answer.json()]).toMatchObject([503, { canStore: false }]);
  expect((await fresh.app.inject("/healthz")).statusCode).toBe(200);
  expect((await send(fresh.app, quote)).statusCode).toBe(503);
});

test("a disk with room for bytes and for no other file: not ready, and enquiries get 503", async () => {
  const full = Object.assign(new Error("ENOSPC"), { code: "ENOSPC", syscall: "mkdir" });
  const { mkdir } = promises;
  const making = jest
    .spyOn(promises, "mkdir")
    .mockImplementation((place, options) =>
      String(place).startsWith(path.join(fresh.folder, "tmp", ""))
        ? Promise.reject(full)
        : mkdir(place, options as { recursive: true }),
    );
  const answer = await fresh.app.inject("/readyz");
  expect([answer.statusCode, answer.json()]).toMatchObject([503, { canStore: false }]);
  expect((await send(fresh.app, quote)).statusCode).toBe(503);
  making.mockRestore();
  expect((await fresh.app.inject("/readyz")).statusCode).toBe(200);
});
