import { createHash } from "node:crypto";
import { symlinkSync } from "node:fs";
import { type IncomingHttpHeaders, request } from "node:http";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { type ServerProcess, startServerProcess } from "@typed-site/test-support/server-process";
import { folderWith, temporaryFolder } from "@typed-site/test-support/site";
import { LONGEST_TARGET, plainLetters } from "@typed-site/utils";
import { writeCaddyFiles } from "gatsby-plugin-finished-pages";
import { readBuiltSite, readRedirects } from "gatsby-plugin-finished-pages/headers";
import { type Caddy, ensureCaddy, startCaddy } from "../support/deploy/caddy";

/*
 * What visitors get of Caddy is what the Node server sends: it is one site, whichever serves it. The differences are named
 * here, each with its reason.
 */

const publicFolder = path.resolve("public");
const { pages, files } = readBuiltSite(publicFolder);
const addresses = [...pages.keys()].filter((address) => address !== "/404");

let node: ServerProcess;
let caddy: Caddy;

beforeAll(async () => {
  ensureCaddy();
  node = await startServerProcess("e2e/support/server/serve.ts", {
    ENQUIRY_DIR: temporaryFolder(),
    TRUST_PROXY: "1",
  });
  const release = folderWith({});
  symlinkSync(publicFolder, path.join(release, "public"));
  writeCaddyFiles(publicFolder, path.join(release, "deploy"));
  caddy = await startCaddy({ release, server: new URL(node.url).host });
});
afterAll(async () => {
  await caddy.stop();
  node.process.kill();
});

interface Question {
  /** As it stands in the request's line. */
  target: string;
  method?: string;
  headers?: Record<string, string>;
}

/** Of the connection, not of the answer; the programs say it in their own words. */
const OF_CONNECTION = ["date", "connection", "keep-alive", "transfer-encoding"];

/** Caddy's are strong and others for each encoding, Node's weak; both change with the file. */
const TAG = "etag";

async function ask(url: string, { target, method = "GET", headers = {} }: Question) {
  const { hostname, port } = new URL(url);
  const answer = await new Promise<{ status?: number; headers: IncomingHttpHeaders; body: Buffer }>(
    (resolve, reject) => {
      request({ hostname, port, path: target, method, headers, agent: false }, (response) => {
        const { statusCode: status } = response;
        buffer(response).then(
          (body) => resolve({ status, headers: response.headers, body }),
          reject,
        );
      })
        .on("error", reject)
        .end();
    },
  );
  return answer;
}

type Answer = Awaited<ReturnType<typeof ask>>;

/** What these statuses have to say: Node's 304 says more (RFC 9110, 15.4.5), and no browser shows the words of a 416. */
const NEEDED: Record<number, readonly string[]> = {
  304: ["cache-control", "content-security-policy", "vary", TAG],
  416: ["cache-control", "content-security-policy", "vary", "content-range"],
};

/** What has to be the same of both. */
function compared({ status, headers, body }: Answer): Record<string, unknown> {
  const needed = NEEDED[status ?? 0];
  const names = Object.keys(headers).filter((name) =>
    needed ? needed.includes(name) : !OF_CONNECTION.includes(name),
  );
  const told = Object.fromEntries(names.map((name) => [name, headers[name]] as const));
  if (told[TAG]) told[TAG] = "some";
  if (headers["content-encoding"]) {
    // Go leaves the length out of what is compressed, and sends chunks.
    delete told["content-length"];
    // Caddy's is the file's, Node's that of its copy, which a build keeps where the text is the same.
    delete told["last-modified"];
  }
  const digest = createHash("sha256").update(body).digest("hex");
  return { ...told, status, body: status === 416 ? "some" : digest };
}

/** Go cuts a file's time to the second; Node has rounded it to a millisecond before, which may be the next second's first. */
const isSameTime = (ofCaddy: unknown, ofNode: unknown) =>
  ofCaddy === ofNode ||
  (typeof ofCaddy === "string" && Date.parse(String(ofNode)) - Date.parse(ofCaddy) === 1000);

/** Asks both, and expects one answer. @returns how often each status came */
async function expectSame(questions: readonly Question[]): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  const different: unknown[] = [];
  for (const question of questions) {
    const both = await Promise.all([ask(caddy.url, question), ask(node.url, question)]);
    const [ofCaddy, ofNode] = both.map(compared);
    const names = Object.keys({ ...ofCaddy, ...ofNode }).filter((name) =>
      name === "last-modified"
        ? !isSameTime(ofCaddy?.[name], ofNode?.[name])
        : ofCaddy?.[name] !== ofNode?.[name],
    );
    for (const name of names) different.push([question, name, ofCaddy?.[name], ofNode?.[name]]);
    const { status = 0 } = both[1];
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect(different).toEqual([]);
  return statuses;
}

const ENCODINGS = ["br", "gzip", "identity", "br;q=0, gzip", "gzip;q=0.5, br;q=0.4, *;q=0"];

/** Each question with every header that a browser may send about encodings. */
const inEncodings = (targets: readonly string[]) =>
  targets.flatMap((target) =>
    ENCODINGS.map((encoding) => ({ target, headers: { "accept-encoding": encoding } })),
  );

const ofEachKind = [
  ...new Map([...files.keys()].map((file) => [path.extname(file), encodeURI(file)])).values(),
];

test("every page is the same, with its headers, in every encoding", async () => {
  const statuses = await expectSame(inEncodings(addresses.map(encodeURI)));
  expect([...statuses]).toEqual([[200, addresses.length * ENCODINGS.length]]);
  // Caddy itself, not Node through Caddy.
  const { headers } = await ask(caddy.url, {
    target: "/kontakt",
    headers: { "accept-encoding": "br" },
  });
  expect([headers.etag, headers["content-encoding"]]).toEqual([expect.stringMatching(/^"/), "br"]);
});

test("so are files of every kind, and what is none", async () => {
  await expectSame(
    inEncodings([
      ...ofEachKind,
      ...["/nie-ma", "/static/nie-ma.jpg", "/404", "/404/", "/404.html", "/index.html.br"],
      ...["/_headers", "/_redirects", "/_pages.json", "/_PAGES.json", "/%5Fpages.json"],
      ...["/fonts", "/fonts/", "/page-data", "/.well-known", "/favicon.ico/", "/FAVICON.ICO"],
      ...["//", "//kontakt", "/./kontakt", "/kontakt/.", "/kontakt/..", "/kontakt/../kontakt"],
      ...[
        "/%2e%2e/package.json",
        "/..%2fpackage.json",
        "/kontakt%2f",
        "/page-data%2fapp-data.json",
      ],
      ...["/kon%2Akt", "/kontak%3F", "/kontak%5Bt%5D", "/%7Bpath%7D", "/kontakt%00", "/kontakt%0a"],
      ...["/k%6Fntakt", "/kontakt%23a", "/kontakt%3Fa", "/kontakt;a=b", "/kontakt?", "/?a=%zz"],
      ...["/index.html", "/INDEX.HTML", "/kontakt/index.html?a=1", "/%25%36%62ontakt"],
    ]),
  );
});

/** Spellings of an address, as people type it, mail programs break it and other sites link it. */
const spellings = (address: string) => [
  encodeURI(`${address}/`),
  encodeURI(address.toLocaleUpperCase("pl")),
  encodeURI(address.normalize("NFD")),
  encodeURI(plainLetters(address)),
  `${encodeURI(plainLetters(address))}/?fbclid=1`,
  encodeURI(encodeURI(address)),
  encodeURI(`${address}/index.html`),
  encodeURI(address).replace(/%../g, (code) => code.toLowerCase()),
  address
    .replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`)
    .replace(/[^\0-\x7f]/g, encodeURI),
];

test("every spelling leads to the same place", async () => {
  const moved = [...readRedirects(publicFolder).keys()].map(encodeURI);
  const targets = [...new Set([...addresses.flatMap(spellings), ...moved])];
  expect(targets.length).toBeGreaterThan(300);
  const statuses = await expectSame(targets.map((target) => ({ target })));
  expect(statuses.get(301)).toBeGreaterThan(300);
});

test("who asks for the head, for a part, or whether it has changed, is told the same", async () => {
  const targets = ["/", "/kontakt", "/nie-ma", "/KONTAKT", ...ofEachKind];
  const headers: Record<string, string>[] = [
    { range: "bytes=0-9" },
    { range: "bytes=5-" },
    { range: "bytes=-7" },
    { range: "bytes=99999999-" },
    { "if-modified-since": new Date().toUTCString() },
    { "if-modified-since": "Thu, 01 Jan 1970 00:00:00 GMT" },
    { "if-none-match": "*" },
    { "if-none-match": '"other"' },
  ];
  for (const encoding of ["br", "identity"]) {
    const accept = { "accept-encoding": encoding };
    await expectSame(targets.map((target) => ({ target, method: "HEAD", headers: accept })));
    await expectSame(
      targets.flatMap((target) =>
        headers.map((header) => ({ target, headers: { ...accept, ...header } })),
      ),
    );
  }
});

test("whoever has a page or file is told that it is still the same", async () => {
  for (const target of ["/", "/kontakt", ...ofEachKind]) {
    for (const encoding of ["br", "identity"]) {
      const accept = { "accept-encoding": encoding };
      const again = async ({ url }: { url: string }) => {
        const { headers } = await ask(url, { target, headers: accept });
        return ask(url, { target, headers: { ...accept, "if-none-match": String(headers.etag) } });
      };
      const [one, other] = [await again(caddy), await again(node)];
      expect([target, compared(one)]).toEqual([target, compared(other)]);
      expect([one.status, one.body.length]).toEqual([304, 0]);
    }
  }
});

test("other methods get the same answer, and change nothing", async () => {
  const methods = ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "PROPFIND"];
  const targets = ["/", "/kontakt", "/favicon.ico", "/nie-ma", "/api/zapytanie", "/healthz"];
  await expectSame(
    targets.flatMap((target) =>
      methods
        .filter((method) => method !== "POST" || target !== "/api/zapytanie")
        .map((method) => ({ target, method })),
    ),
  );
});

test("an address that is too long is refused, but for a page or file whose query is: nothing reads that", async () => {
  const long = "a".repeat(LONGEST_TARGET);
  await expectSame([{ target: `/${long}` }, { target: `/nie-ma?${long}` }]);
  expect((await ask(node.url, { target: `/kontakt?${long}` })).status).toBe(414);
  expect((await ask(caddy.url, { target: `/kontakt?${long}` })).status).toBe(200);
});

test("an encoding that is none Caddy refuses itself, with 400 in place of the page for what is not there", async () => {
  for (const target of ["/%zz", "/gda%C"]) {
    expect((await ask(node.url, { target })).status).toBe(404);
    expect((await ask(caddy.url, { target })).status).toBe(400);
  }
});
