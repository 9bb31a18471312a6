import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { type IncomingMessage, request, type RequestOptions } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import fastify, { type FastifyInstance } from "fastify";
import sharp from "sharp";
import { ContentStore } from "./change/content-store";
import { withoutLogin } from "./editor";
import { answerError } from "./refused-request";
import { tinyContent } from "./tiny-content.fixture";
import { addUploads } from "./uploads";

const BEGIN = `--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n`;
const END = "\r\n--x--\r\n";
const headers = { "content-type": "multipart/form-data; boundary=x" };

const editor = "Żaneta";

let folder: string;
let app: FastifyInstance;
let sent: RequestOptions;

/** Serves uploads. @param rateWindow see `addUploads` */
async function serve(rateWindow?: number): Promise<void> {
  const store = new ContentStore(tinyContent, folder, folder);
  app = fastify({ forceCloseConnections: true });
  app.setErrorHandler(answerError);
  await withoutLogin(folder)(app);
  app.addHook("onRequest", (request, _reply, done) => {
    request.editor.name = editor;
    done();
  });
  await addUploads(app, store, rateWindow);
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  sent = { host: "127.0.0.1", port, method: "POST", headers };
}

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "editing-"));
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

/** Sends a body. @returns the status and the answer; status 0 where the connection is ended */
function send(name: string, body: Readable): Promise<[status: number, answer: string]> {
  return new Promise((resolve) => {
    const sending = request({ ...sent, path: `/admin/api/${name}?name=a` }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (part: string) => (text += part));
      response.on("end", () => resolve([response.statusCode ?? 0, text]));
    });
    sending.on("error", () => resolve([0, ""]));
    body.pipe(sending);
  });
}

test("of many files at once one is read and decoded after the other, also where one is refused", async () => {
  await serve();
  // More than the buffers of a connection hold: it goes on only while the server reads.
  const part = Buffer.alloc(1_000_000, "no file");
  let open = 0;
  let most = 0;
  async function* body() {
    yield BEGIN;
    for (let index = 0; index < 12; index += 1) {
      if (index === 8) most = Math.max(most, (open += 1));
      yield part;
      await new Promise(setImmediate);
    }
    yield END;
    open -= 1;
  }
  const names = ["add-photo", "add-pdf", "replace-pdf"];
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) => send(names[index % 3]!, Readable.from(body()))),
  );
  expect(new Set(answers.map(([status]) => status))).toEqual(new Set([422]));
  // While one is answered the next may begin.
  expect(most).toBeLessThanOrEqual(2);
});

test("whoever sends nothing any more is given up, so that others get their turn", async () => {
  await serve(1);
  const logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const silent = new Readable({ read: () => undefined });
  silent.push(BEGIN);
  const first = send("add-photo", silent);
  const second = send("add-photo", Readable.from([BEGIN, "no photo", END]));
  expect((await first)[0]).toBe(0);
  expect((await second)[0]).toBe(422);
  expect(logged).toHaveBeenCalledTimes(1);
  logged.mockRestore();
});

test("a sender who sends a byte now and then holds up nobody", async () => {
  await serve(60);
  const logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
  let isOver = false;
  async function* bytes() {
    yield BEGIN;
    while (!isOver) {
      yield "a";
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
  const slow = send("add-photo", Readable.from(bytes()));
  const next = send("add-photo", Readable.from([BEGIN, "no photo", END]));
  expect((await slow)[0]).toBe(0);
  isOver = true;
  expect((await next)[0]).toBe(422);
  logged.mockRestore();
});

test("a photo that takes longer to prepare than a sender may be silent is added, and told so", async () => {
  await serve(60);
  // Of so many pixels that no machine prepares it in that time.
  const sides = { width: 6000, height: 4000, channels: 3, background: "green" } as const;
  const photo = await sharp({ create: sides }).jpeg().toBuffer();
  const [status, answer] = await send("add-photo", Readable.from([BEGIN, photo, END]));
  expect([status, answer]).toEqual([200, expect.stringContaining('"added"')]);
  const { place } = JSON.parse(answer) as { place: string };
  expect((await sharp(path.join(folder, place)).metadata()).width).toBe(2400);
  const saved = readFileSync(path.join(folder, "who-saved.json"), "utf8");
  expect(JSON.parse(saved)).toMatchObject({ [place]: { by: editor } });
});

/** The next request that comes. */
async function received(): Promise<IncomingMessage> {
  const [incoming] = (await once(app.server, "request")) as [IncomingMessage];
  return incoming;
}

test("a sender who leaves in the middle of his file holds up nobody, and nothing of it is kept", async () => {
  await serve();
  const logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const gone = request({ ...sent, path: "/admin/api/add-photo" });
  gone.on("error", () => undefined).write(`${BEGIN}half a photo`);
  const incoming = await received();
  await once(incoming, "data");
  gone.destroy();
  expect((await send("add-photo", Readable.from([BEGIN, "no photo", END])))[0]).toBe(422);
  expect(existsSync(path.join(folder, "photos"))).toBe(false);
  logged.mockRestore();
});

test("a sender who has left before his turn holds up nobody", async () => {
  await serve();
  const logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const slow = new Readable({ read: () => undefined });
  slow.push(BEGIN);
  const first = send("add-photo", slow);
  await received();
  const gone = request({ ...sent, path: "/admin/api/add-photo" });
  gone.on("error", () => undefined).write(BEGIN);
  const { socket } = await received();
  const left = new Promise((resolve) => socket.once("close", resolve));
  gone.destroy();
  await left;
  slow.push(`no photo${END}`);
  slow.push(null);
  expect((await first)[0]).toBe(422);
  expect((await send("add-photo", Readable.from([BEGIN, "no photo", END])))[0]).toBe(422);
  expect(logged).toHaveBeenCalledTimes(1);
  logged.mockRestore();
});

test("a file that is too large is refused with its limit, and one that is none with words; nothing watches them then", async () => {
  await serve();
  const watched = jest.spyOn(globalThis, "setInterval");
  const ended = jest.spyOn(globalThis, "clearInterval");
  const part = Buffer.alloc(1_000_000);
  const large = [BEGIN, ...Array.from({ length: 41 }, () => part), END];
  const [status, answer] = await send("add-photo", Readable.from(large));
  expect([status, answer]).toEqual([422, expect.stringContaining("To za dużo naraz.")]);
  expect((await send("add-photo", Readable.from(["--x--\r\n"])))[1]).toContain("Nie wybrano");
  const watches = watched.mock.results.map(({ value }) => value as unknown);
  expect(watches).toHaveLength(2);
  expect(ended.mock.calls.flat()).toEqual(expect.arrayContaining(watches));
  jest.restoreAllMocks();
});
