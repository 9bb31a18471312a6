import { once } from "node:events";
import { existsSync, readFileSync, renameSync, symlinkSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { LIMITS } from "@typed-site/enquiries/form";
import { formRequest } from "@typed-site/enquiries/testing/send-enquiry";
import { messages, quote } from "@typed-site/enquiries/testing/server";
import { type ServerProcess, startServerProcess } from "@typed-site/test-support/server-process";
import { folderWith, temporaryFolder } from "@typed-site/test-support/site";
import { freePort } from "@typed-site/utils/node";
import { writeCaddyFiles } from "gatsby-plugin-finished-pages";
import { readBuiltSite } from "gatsby-plugin-finished-pages/headers";
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
  writeCaddyFiles(publicFolder, path.join(folder, "deploy"));
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
const firstOfEachKind = [
  ...new Map([...site.files.keys()].map((file) => [path.extname(file), file])).values(),
];

/** The policy of a release that Caddy sends, or the Node server behind it. */
const policyOf = async (url: string, address = "/kontakt") =>
  (await fetch(url + address)).headers.get("content-security-policy");

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
  expect(response.headers.get("content-security-policy")).toBe(await policyOf(node.url));
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

test("where the Node server is gone, all pages and files are there, and who sends a form reads that it did not work", async () => {
  const alone = await startCaddy({ release: release(), server: "127.0.0.1:1" });
  const notSent = readFileSync(path.join(publicFolder, "nie-wyslano/index.html"), "utf8");
  try {
    const wrong: unknown[] = [];
    for (const [address, file] of [
      ...[...site.pages].filter(([page]) => page !== "/404"),
      ...firstOfEachKind.map((name) => [name, site.files.get(name) ?? ""] as const),
    ]) {
      const answer = await fetch(alone.url + encodeURI(address));
      const body = Buffer.from(await answer.arrayBuffer());
      const isWhole = body.equals(readFileSync(path.join(publicFolder, file)));
      if (answer.status !== 200 || !isWhole) wrong.push([address, answer.status]);
    }
    expect(wrong).toEqual([]);
    const { headers, payload: body } = await formRequest(quote);
    for (const again of ["if-none-match", "range"]) {
      const init = { method: "POST", headers: { ...headers, [again]: "*" }, body };
      const response = await fetch(`${alone.url}/api/zapytanie`, init);
      expect([response.status, await response.text()]).toEqual([502, notSent]);
      expect(response.headers.get("content-security-policy")).toBe(await policyOf(node.url));
      expect(response.headers.get("cache-control")).toBe("no-cache");
    }
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

/** What Caddy has of a release of one page, with the policy of the built site or another one. */
function smallRelease(page: string, facts: string): string {
  const folder = folderWith({
    "public/kontakt/index.html": page,
    "public/index.html": "",
    "public/404.html": "",
    "public/_pages.json": facts,
  });
  writeCaddyFiles(path.join(folder, "public"), path.join(folder, "deploy"));
  return folder;
}

test("after a change of release no page comes with the policy of another one", async () => {
  const current = path.join(folderWith({}), "current");
  const switchTo = (next: string) => {
    symlinkSync(next, `${current}-next`);
    renameSync(`${current}-next`, current);
  };
  switchTo(release());
  const front = await startCaddy({ release: current, server: new URL(node.url).host });
  const page = async () => (await fetch(`${front.url}/kontakt`)).text();
  try {
    const facts = readFileSync(path.join(publicFolder, "_pages.json"), "utf8");
    switchTo(smallRelease("of the same policy", facts));
    expect(await page()).toBe("of the same policy");
    // Caddy does not know this one until it is reloaded: the Node server answers, here with a page of the built site.
    const others = JSON.stringify({ scripts: ["'sha256-b3RoZXI='"], styles: [] });
    switchTo(smallRelease("of another policy", others));
    expect(await page()).toBe(readFileSync(path.join(publicFolder, "kontakt/index.html"), "utf8"));
  } finally {
    await front.stop();
  }
});
