import { createHash } from "node:crypto";
import { once } from "node:events";
import { constants, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { askRaw } from "@typed-site/test-support/raw-socket";
import { type ServerProcess, startServerProcess } from "@typed-site/test-support/server-process";
import { temporaryFolder } from "@typed-site/test-support/site";
import { listFiles } from "@typed-site/utils/node";
import { writeCaddyFiles } from "gatsby-plugin-finished-pages";
import { type Caddy, ensureCaddy, startCaddy } from "../../e2e/support/deploy/caddy";

const ADDRESSES = 10_000;
const AT_ONCE = 20;
const SECRET = "What lies beside the site is nobody's business.";
/** Node's limit for the head of a request, in bytes. */
const LONGEST_HEAD = 16 * 1024;

const up = ["..", ".", "%2e%2e", "%2E.", ".%2e", "%252e%252e", "%c0%ae%c0%ae", "%e0%80%ae", "..;"];
const slash = ["/", "//", "%2f", "%2F", "%252f", "%c0%af", "%e0%80%af", "%ef%bc%8f", "\\", "%5c"];
const targets = [
  "secret.txt",
  "secret.html",
  "public-too/secret.txt",
  "etc/passwd",
  "package.json",
];
const pages = ["kontakt", "Kontakt", "gda%C5%84sk", "gda%c5%84sk", "gdan%CC%81sk", "static", "404"];
const files = ["index.html", "page-data", "app-data.json", "_redirects", "healthz", "favicon.ico"];
const broken = [
  "%",
  "%z",
  "%zz",
  "%00",
  "%0d%0aX-A:%20b",
  "%ff",
  "%e0%a4",
  "%F5%80%80%80",
  "%u002e",
];
const marks = [
  "?",
  "??a=%zz",
  "#",
  "#/../x",
  ";a=b",
  "*",
  "@",
  ":",
  "|",
  "<script>",
  '"',
  "~",
  "\x7f",
];

const part = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...slash) },
  { weight: 5, arbitrary: fc.constantFrom(...up) },
  { weight: 3, arbitrary: fc.constantFrom(...targets, ...pages, ...files) },
  { weight: 2, arbitrary: fc.constantFrom(...broken, ...marks) },
  // Bytes that no browser sends; a space or line break would end the address.
  {
    weight: 1,
    arbitrary: fc.uint8Array({ maxLength: 12 }).map((bytes) =>
      Buffer.from(bytes)
        .toString("latin1")
        .replace(/[\r\n ]/g, ""),
    ),
  },
);
const start = fc.oneof(
  { weight: 20, arbitrary: fc.constant("/") },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      "",
      "*",
      "//evil.example/",
      "/\\evil.example",
      "host:443",
      "ftp://a/",
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom("http://127.0.0.1/", "http://evil.example", "HTTPS://a:1/"),
  },
);
const short = fc.tuple(start, fc.array(part, { maxLength: 12 })).map(([a, b]) => a + b.join(""));
/** A path traversal, if anything decodes it. */
const climb = fc
  .tuple(
    fc.constantFrom("/", "//", "/kontakt/", "/static/", "/page-data/kontakt/"),
    fc.constantFrom(...up),
    fc.constantFrom(...slash),
    fc.integer({ min: 1, max: 4 }),
    fc.constantFrom(...targets),
  )
  .map(([from, out, next, times, target]) => from + (out + next).repeat(times) + target);
const long = fc
  .tuple(fc.constantFrom("a", "../", "%2e%2e%2f", "/", "%", "?a"), fc.nat(9000), short)
  .map(([piece, times, end]) => `/${piece.repeat(times)}${end}`);
const address = fc.oneof(
  { weight: 20, arbitrary: short },
  { weight: 10, arbitrary: climb },
  { weight: 1, arbitrary: long },
);
const method = fc.oneof(
  { weight: 12, arbitrary: fc.constant("GET") },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      ...["HEAD", "OPTIONS", "POST", "PUT", "DELETE", "PATCH", "TRACE", "PROPFIND", "M-SEARCH"],
      ...["LINK", "PURGE", "QUERY", "get", "GETT", "PRI", "A".repeat(300)],
    ),
  },
);
const request = fc
  .tuple(method, address)
  .map(([name, target]) =>
    Buffer.from(`${name} ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`, "latin1"),
  );

const hash = (bytes: Buffer) => createHash("sha256").update(bytes).digest("base64");

const root = temporaryFolder();
const publicFolder = path.join(root, "public");
let server: ServerProcess;
let caddy: Caddy;

beforeAll(async () => {
  cpSync("public", publicFolder, { recursive: true, mode: constants.COPYFILE_FICLONE });
  mkdirSync(path.join(root, "public-too"));
  for (const place of ["secret.txt", "secret.html", "public-too/secret.txt"]) {
    writeFileSync(path.join(root, place), SECRET);
  }
  server = await startServerProcess("e2e/support/server/serve.ts", {
    PUBLIC_DIR: publicFolder,
    ENQUIRY_DIR: path.join(root, "enquiries"),
  });
  ensureCaddy();
  writeCaddyFiles(publicFolder, path.join(root, "deploy"));
  caddy = await startCaddy({ release: root, server: new URL(server.url).host });
});
afterAll(async () => {
  await caddy.stop();
  server.process.kill();
  await once(server.process, "exit");
  rmSync(root, { recursive: true });
});

test.each([
  ["the Node server", () => server, 7, [200, 301, 400, 404, 414]],
  // It sends a page whatever its query is, so too long a one is none.
  ["Caddy before it", () => caddy, 8, [200, 301, 400, 404]],
] as const)(
  "10 000 odd addresses for %s: only files of the site, no way out, no 5xx",
  async (who, of, seed, kinds) => {
    const { url } = of();
    const site = new Set(
      listFiles(publicFolder).map((file) => hash(readFileSync(path.join(publicFolder, file)))),
    );
    const health = hash(Buffer.from('{"status":"ok"}'));
    const statuses = new Map<number | undefined, number>();
    const wrong: string[] = [];
    const check = async (bytes: Buffer) => {
      const { status, location, body } = await askRaw(url, bytes);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const isLong = bytes.length > LONGEST_HEAD;
      // Caddy refuses long names of methods.
      const isKnown = [200, 301, 308, 400, 404, 405, 414].includes(status ?? 0);
      // Node hangs up in the middle of a head that is too long, sometimes before its 431 is read.
      const isRefused = isLong && (status === 431 || status === undefined);
      const isOfSite =
        site.has(hash(body)) ||
        hash(body) === health ||
        body.length === 0 ||
        (status === 400 && who !== "the Node server");
      const staysHere = location === undefined || /^\/(?![/\\])/.test(location);
      if (
        !(isKnown || isRefused) ||
        (status === 200 && !isOfSite) ||
        !staysHere ||
        body.includes(SECRET)
      ) {
        wrong.push(
          `${status} ${location} ${JSON.stringify(bytes.toString("latin1").slice(0, 300))}`,
        );
      }
    };
    const queue = fc.sample(request, { numRuns: ADDRESSES, seed });
    const visitor = async () => {
      for (let next = queue.pop(); next; next = queue.pop()) await check(next);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, visitor));

    expect(wrong).toEqual([]);
    // Every kind of answer occurred, so the addresses were neither all valid nor all noise.
    expect([...statuses.keys()]).toEqual(expect.arrayContaining([...kinds]));
    for (const place of ["/healthz", "/", "/kontakt"]) {
      expect((await fetch(url + place)).status).toBe(200);
    }
  },
  900_000,
);
