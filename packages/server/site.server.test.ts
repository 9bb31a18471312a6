import { writeFileSync } from "node:fs";
import { type AddressInfo, connect } from "node:net";
import path from "node:path";
import { text } from "node:stream/consumers";
import { brotliCompressSync, brotliDecompressSync, gzipSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { folderWith } from "@typed-site/test-support/site";
import { createSmallServer } from "./server.fixture";

const hash = "'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ='";
const contact = `<h1>Kontakt</h1>${"Trawnik z rolki. ".repeat(100)}`;
let app: FastifyInstance;
let publicFolder: string;

beforeAll(async () => {
  publicFolder = folderWith({
    "index.html": "<h1>Start</h1>",
    "404.html": "<h1>Nie ma</h1>",
    "kontakt/index.html": contact,
    "gdańsk/index.html": "<h1>Gdańsk</h1>",
    "google1a2b3c.html": "google-site-verification: google1a2b3c.html",
    "app-0123456789abcdef0123.js": "run()",
    "page-data/app-data.json": "{}",
    "fonts/a.woff2": "font",
    ["photos/łąka-żółta.jpg".normalize("NFD")]: "photo",
    _redirects: "/dawny /kontakt 301\n/stary /gda%C5%84sk 301\n",
    "files/umowa.pdf": "%PDF-1.7",
    _headers: "/*",
    "_pages.json": JSON.stringify({ scripts: [hash], styles: [] }),
  });
  writeFileSync(path.join(publicFolder, "kontakt/index.html.br"), brotliCompressSync(contact));
  writeFileSync(path.join(publicFolder, "kontakt/index.html.gz"), gzipSync(contact));
  app = await createSmallServer({ publicFolder });
});
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

test("the server starts and serves without a plug-in", async () => {
  const plain = await createSmallServer();
  const url = await plain.listen({ port: 0, host: "127.0.0.1" });
  expect(await (await fetch(url)).text()).toBe("<h1>Start</h1>");
  expect((await fetch(`${url}/healthz`)).status).toBe(404);
  await plain.close();
});

test("a page comes with its address typed and percent-encoded", async () => {
  expect((await get("/gda%C5%84sk")).body).toBe("<h1>Gdańsk</h1>");
  expect((await get("/")).statusCode).toBe(200);
});

test("a file of somebody's own comes at the address that its name says, as it is", async () => {
  const answer = await get("/google1a2b3c.html");
  expect([answer.statusCode, answer.body]).toEqual([
    200,
    "google-site-verification: google1a2b3c.html",
  ]);
  expect(answer.headers["content-type"]).toMatch(/^text\/html/);
});

test.each([
  ["http://boritrawnik.example/kontakt", 200, undefined],
  ["HTTPS://boritrawnik.example:443/kontakt/?a=1", 301, "/kontakt?a=1"],
  ["http://boritrawnik.example", 200, undefined],
  ["http://boritrawnik.example?a=1", 200, undefined],
])(
  "a request line with the whole address is read like one with its path: %s",
  async (url, status, location) => {
    const server = await createSmallServer({ publicFolder });
    await server.listen({ port: 0, host: "127.0.0.1" });
    const { port } = server.server.address() as AddressInfo;
    const socket = connect(port, "127.0.0.1").setEncoding("utf8");
    socket.write(`GET ${url} HTTP/1.1\r\nHost: boritrawnik.example\r\nConnection: close\r\n\r\n`);
    const answer = await text(socket);
    expect(Number(answer.slice(9, 12))).toBe(status);
    expect(/^location: (.*)\r$/im.exec(answer)?.[1]).toBe(location);
    await server.close();
  },
);

test("an address over 2 kB is refused, with or without a query", async () => {
  for (const url of [`/${"a".repeat(2048)}`, `/?${"a".repeat(2048)}`]) {
    const answer = await get(url);
    expect(answer.statusCode).toBe(414);
    expect(answer.headers["content-security-policy"]).toBeDefined();
  }
  expect((await get(`/?${"a".repeat(2000)}`)).statusCode).toBe(200);
});

test.each([
  ["/kontakt/", "/kontakt"],
  ["/Kontakt?a=1", "/kontakt?a=1"],
  ["/gdansk", "/gda%C5%84sk"],
  ["/GDA%C5%83SK", "/gda%C5%84sk"],
  ["/gdan%CC%81sk/", "/gda%C5%84sk"],
  ["/dawny?a=1", "/kontakt?a=1"],
  ["/stary", "/gda%C5%84sk"],
  ["/gda%25C5%2584sk", "/gda%C5%84sk"],
  ["/GDA%25c5%2583SK/?fbclid=1", "/gda%C5%84sk?fbclid=1"],
])("%s is redirected for good to %s", async (url, target) => {
  const answer = await get(url);
  expect([answer.statusCode, answer.headers.location]).toEqual([301, target]);
  expect(answer.headers["cache-control"]).toBe("no-cache");
});

test.each([
  "/nie-ma",
  "/404",
  "/404.html",
  "/404/",
  "/..%2f..%2fpackage.json",
  "//evil.example/",
  "/_redirects",
  "/_headers",
  "/_pages.json",
  "/kontakt/index.html.br",
  // cut in the middle of a letter, in an old encoding, and no encoding at all
  "/gda%C5",
  "/gda%F1sk",
  "/%zz",
])("%s gets the 404 page with status 404", async (url) => {
  const answer = await get(url);
  expect([answer.statusCode, answer.body]).toEqual([404, "<h1>Nie ma</h1>"]);
});

test("whoever has got the 404 page before, or asks for a part of it, gets all of it again", async () => {
  const { etag = 'W/"1"' } = (await get("/nie-ma")).headers;
  const questions: Record<string, string>[] = [
    { "if-none-match": String(etag) },
    { "if-modified-since": new Date().toUTCString() },
    { range: "bytes=0-3" },
  ];
  for (const question of questions) {
    const answer = await get("/nie-ma", question);
    expect([answer.statusCode, answer.body]).toEqual([404, "<h1>Nie ma</h1>"]);
  }
});

test("a file is found by its name, composed or decomposed, whichever it has on the disk", async () => {
  const answer = await get(`/photos/${encodeURIComponent("łąka-żółta.jpg".normalize("NFD"))}`);
  expect(answer.statusCode).toBe(200);
  expect((await get("/photos/%C5%82%C4%85ka-%C5%BC%C3%B3%C5%82ta.jpg")).statusCode).toBe(200);
});

test("a browser that reads Brotli gets it, and 304 for what it has", async () => {
  const answer = await get("/kontakt", { "accept-encoding": "gzip, br" });
  expect(answer.headers["content-encoding"]).toBe("br");
  expect(answer.headers.vary).toBe("accept-encoding");
  expect(brotliDecompressSync(answer.rawPayload).toString()).toContain("<h1>Kontakt</h1>");
  const etag = String(answer.headers.etag);
  const again = await get("/kontakt", { "accept-encoding": "gzip, br", "if-none-match": etag });
  expect([again.statusCode, again.body]).toEqual([304, ""]);
});

test("a browser that refuses Brotli gets gzip, another one plain HTML", async () => {
  const gzip = await get("/kontakt", { "accept-encoding": "br;q=0, gzip" });
  expect(gzip.headers["content-encoding"]).toBe("gzip");
  const plain = await get("/kontakt");
  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect(plain.body).toContain("<h1>Kontakt</h1>");
});

test.each([
  ["/kontakt", "no-cache"],
  ["/page-data/app-data.json", "no-cache"],
  ["/app-0123456789abcdef0123.js", "public, max-age=31536000, immutable"],
  ["/fonts/a.woff2", "public, max-age=86400, stale-while-revalidate=604800"],
])("%s may be kept: %s", async (url, caching) => {
  expect((await get(url)).headers["cache-control"]).toBe(caching);
});

test("a PDF file comes as one, and whoever has it is told that it is still the same", async () => {
  const { headers } = await get("/files/umowa.pdf");
  expect(headers["content-type"]).toBe("application/pdf");
  // Its address stays the same when a price or a clause in it changes.
  expect(headers["cache-control"]).toBe("no-cache");
  const again = await get("/files/umowa.pdf", { "if-none-match": String(headers.etag) });
  expect(again.statusCode).toBe(304);
});

test("one strict policy serves all pages: only the site's own inline scripts run", async () => {
  const policy = String((await get("/kontakt")).headers["content-security-policy"]);
  expect(policy).toContain("default-src 'none'");
  expect(policy.match(/'sha256-[^']+'/g)).toEqual([hash]);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

test("a request that was on its way when the server stops is answered, not refused", async () => {
  const stopping = await createSmallServer({ publicFolder });
  await stopping.listen({ port: 0, host: "127.0.0.1" });
  const { port } = stopping.server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1").setEncoding("utf8");
  const arrived = new Promise((resolve) =>
    stopping.server.once("connection", (server) => server.once("data", resolve)),
  );
  socket.write("GET / HTTP/1.1\r\n");
  await arrived;
  const closed = stopping.close();
  while (stopping.server.listening) await new Promise((resolve) => setImmediate(resolve));
  socket.write("Host: localhost\r\n\r\n");
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK[^]*Connection: close[^]*<h1>Start<\/h1>/i);
  await closed;
});
