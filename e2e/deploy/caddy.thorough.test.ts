import { once } from "node:events";
import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { LIMITS } from "@typed-site/enquiries/form";
import { formRequest } from "@typed-site/enquiries/testing/send-enquiry";
import { messages, quote } from "@typed-site/enquiries/testing/server";
import { type ServerProcess, startServerProcess } from "@typed-site/test-support/server-process";
import { folderWith, temporaryFolder } from "@typed-site/test-support/site";
import { slug } from "@typed-site/utils";
import { freePort } from "@typed-site/utils/node";
import { writeCaddyHeaders } from "gatsby-plugin-finished-pages";
import { readBuiltSite, securityHeaders } from "gatsby-plugin-finished-pages/headers";
import { firstTown, redirects, towns } from "../support/content/site-content";
import { type Caddy, ensureCaddy, startCaddy } from "../support/deploy/caddy";
import { sendMuch } from "./send-much";

const publicFolder = path.resolve("public");
const enquiries = temporaryFolder();
let node: ServerProcess;
let caddy: Caddy;

/** The part of a release that Caddy reads, without the pictures. */
function release(): string {
  const folder = folderWith({});
  symlinkSync(publicFolder, path.join(folder, "public"));
  writeCaddyHeaders(publicFolder, path.join(folder, "deploy"));
  return folder;
}

beforeAll(async () => {
  ensureCaddy();
  node = await startServerProcess("e2e/support/server/serve.ts", {
    ENQUIRY_DIR: enquiries,
    TRUST_PROXY: "1",
  });
  caddy = await startCaddy({ release: release(), server: new URL(node.url).host });
});
afterAll(async () => {
  await caddy.stop();
  node.process.kill();
});

const site = readBuiltSite(publicFolder);
const compared = ["cache-control", "content-type", "content-encoding", "location", "server"];

/** The part of an answer that must be the same with Caddy and without. */
async function answerOf(server: { url: string }, address: string, encoding: string) {
  const response = await fetch(server.url + encodeURI(address), {
    redirect: "manual",
    headers: { "accept-encoding": encoding },
  });
  const names = [...Object.keys(securityHeaders(site.hashes, false)), ...compared];
  const headers = names.map((header) => [header, response.headers.get(header)] as const);
  return {
    status: response.status,
    headers: Object.fromEntries(headers),
    body: await response.text(),
  };
}

const firstOfEachKind = new Map(
  [...site.files.keys()].map((file) => [path.extname(file), file] as const),
);
const { name: townName, path: town } =
  towns.find(({ path: address }) => /[^a-z/-]/.test(address)) ?? firstTown;

test.each([
  "/",
  "/kontakt",
  town,
  "/nie-ma",
  "/static/nie-ma.jpg",
  "/404",
  "/404.html",
  "/index.html.br",
  "/_headers",
  "/_redirects",
  "/_pages.json",
  "/fonts",
  "/fonts/",
  ...firstOfEachKind.values(),
])("sends of %s what the Node server sends", async (address) => {
  for (const encoding of ["br", "gzip", "identity"]) {
    expect(await answerOf(caddy, address, encoding)).toEqual(
      await answerOf(node, address, encoding),
    );
  }
});

test("sends a page, a script and data as they were compressed by the build", async () => {
  for (const address of ["/kontakt", firstOfEachKind.get(".js") ?? ""]) {
    for (const encoding of ["br", "gzip"]) {
      const response = await fetch(caddy.url + address, {
        headers: { "accept-encoding": encoding },
      });
      expect(response.headers.get("content-encoding")).toBe(encoding);
      expect(response.headers.get("vary")).toMatch(/^accept-encoding$/i);
      const file = `${site.pages.get(address) ?? address}.${encoding === "br" ? "br" : "gz"}`;
      const { length } = readFileSync(path.join(publicFolder, file));
      expect(Number(response.headers.get("content-length"))).toBe(length);
    }
  }
});

test.each<readonly [string, string]>([
  ...[`/${slug(townName).toUpperCase()}/`, town.toUpperCase(), town.normalize("NFD"), `${town}/`]
    .filter((address) => address !== town)
    .map((address) => [address, encodeURI(town)] as const),
  ["/kontakt/", "/kontakt"],
  ["/kontakt/index.html", "/kontakt"],
  ["/index.html", "/"],
  ["/KONTAKT?a=1", "/kontakt?a=1"],
  ...redirects.map(({ from, to }) => [from, encodeURI(to)] as const),
])("leads from %s to %s, as the Node server does", async (address, target) => {
  const answer = await answerOf(caddy, address, "br");
  expect(answer).toEqual(await answerOf(node, address, "br"));
  expect([answer.status, answer.headers.location]).toEqual([301, target]);
});

test("keeps /readyz to the machine itself", async () => {
  expect((await fetch(`${node.url}/readyz`)).status).toBe(200);
  expect((await fetch(`${caddy.url}/readyz`)).status).toBe(404);
});

test("lets an enquiry through, and the page that thanks for it with its number", async () => {
  const before = existsSync(path.join(enquiries, "new")) ? messages(enquiries, "new").length : 0;
  const { headers, payload: body } = await formRequest(quote);
  const response = await fetch(`${caddy.url}/api/zapytanie`, { method: "POST", headers, body });
  expect(response.status).toBe(200);
  expect(await response.text()).toMatch(/\d\d-[0-9A-Z]{6}/);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(messages(enquiries, "new")).toHaveLength(before + 1);
});

test("lets a photo of the largest size through, and the answer to a wrong enquiry", async () => {
  const body = new FormData();
  body.set("form", "quote");
  body.set("photos", new Blob([new Uint8Array(LIMITS.photoBytes)]), "a.jpg");
  const response = await fetch(`${caddy.url}/api/zapytanie`, { method: "POST", body });
  expect(response.status).toBe(422);
  expect(await response.text()).toContain("</html>");
  expect(response.headers.get("cache-control")).toBe("no-store");
  const policy = (await answerOf(node, "/", "br")).headers["content-security-policy"];
  expect(response.headers.get("content-security-policy")).toBe(policy);
});

test("lets a large body through to the form alone, and no endless one", async () => {
  const received: { address: string | undefined; bytes: number }[] = [];
  const behind = createServer((request, reply) => {
    const one = { address: request.url, bytes: 0 };
    received.push(one);
    request.on("data", ({ length }: Buffer) => (one.bytes += length));
    request.on("end", () => reply.end());
  });
  await once(behind.listen(0, "127.0.0.1"), "listening");
  const { port } = behind.address() as AddressInfo;
  const front = await startCaddy({ release: release(), server: `127.0.0.1:${port}` });
  // A rejection may be a status or the end of the connection.
  const isTaken = async (address: string) => {
    const init = { method: "POST", body: Buffer.alloc(20e6) };
    const answer = await fetch(front.url + address, init).catch(() => undefined);
    return answer?.ok ?? false;
  };
  try {
    for (const address of ["/", "/api/zapytanie/inne", "/api/raporty"]) {
      expect(await isTaken(address)).toBe(false);
    }
    expect(await isTaken("/api/zapytanie")).toBe(true);
    await sendMuch(`${front.url}/api/zapytanie?endless`, 250e6, "not declared").catch(
      () => undefined,
    );
    for (const { address, bytes } of received) {
      if (address === "/api/zapytanie") expect(bytes).toBe(20e6);
      else if (address === "/api/zapytanie?endless") expect(bytes).toBeLessThanOrEqual(200e6);
      else expect(bytes).toBeLessThanOrEqual(64 * 1024);
    }
  } finally {
    await front.stop();
    behind.close();
    behind.closeAllConnections();
  }
});

/** What is seen of a page, with plain blanks. */
const wordsOf = (html: string) => html.replace(/^[^]*<main|<[^<>]*>/g, " ").replace(/\s+/g, " ");

test("who sends more than the form takes reads that it is too much, with the limit", async () => {
  const { status, text } = await sendMuch(`${caddy.url}/api/zapytanie`, 60e6, "declared");
  expect(status).toBe(413);
  expect(wordsOf(text)).toContain(`${LIMITS.photosBytes / 1e6} MB`);
});

test("where the Node server is gone, Caddy says so politely, with the headers of the site", async () => {
  const alone = await startCaddy({
    release: release(),
    server: "127.0.0.1:1",
    patience: "1s",
  });
  const policy = (await answerOf(node, "/", "br")).headers["content-security-policy"];
  const notSent = readFileSync(path.join(publicFolder, "nie-wyslano/index.html"), "utf8");
  try {
    const { headers, payload: body } = await formRequest(quote);
    const response = await fetch(`${alone.url}/api/zapytanie`, { method: "POST", headers, body });
    expect([response.status, await response.text()]).toEqual([502, notSent]);
    expect(response.headers.get("content-security-policy")).toBe(policy);
    expect(response.headers.get("cache-control")).toBe("no-cache");
    const home = await fetch(alone.url);
    expect([home.status, await home.text()]).toEqual([
      502,
      readFileSync(path.join(publicFolder, "index.html"), "utf8"),
    ]);
  } finally {
    await alone.stop();
  }
});

test("`www.` leads to the site's address, with path and query", async () => {
  const www = `http://127.0.0.1:${await freePort()}`;
  const front = await startCaddy({
    release: release(),
    server: new URL(node.url).host,
    changes: { "{$WWW_ADDRESS:www.boritrawnik.example}": www },
  });
  try {
    const answer = await fetch(`${www}/kontakt?a=1`, { redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([
      301,
      "https://boritrawnik.example/kontakt?a=1",
    ]);
  } finally {
    await front.stop();
  }
});
