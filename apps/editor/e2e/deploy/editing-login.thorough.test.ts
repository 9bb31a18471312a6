import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import path from "node:path";
import fastify, { type FastifyInstance } from "fastify";
import { temporaryFolder } from "@typed-site/test-support/site";
import { freePort } from "@typed-site/utils/node";
import { sendMuch } from "../../../../e2e/deploy/send-much";
import type { Caddy } from "../../../../e2e/support/deploy/caddy";
import { addLogin } from "../../server/login/add-login";
import { changeLogins } from "../../server/login/logins-file";
import { MOST_SENT_BYTES } from "../../shared/photo-limits";
import { startCaddyWithLogin } from "./caddy-with-login";

const EDITOR = "Łucja Nowak-Dąb";

let caddy: Caddy;
let page: FastifyInstance;
let editingUrl = "";
let password = "";

beforeAll(async () => {
  const file = path.join(temporaryFolder(), "logins.json");
  password = changeLogins(file, "add", EDITOR);
  editingUrl = `http://127.0.0.1:${await freePort()}`;
  page = fastify();
  await addLogin(page, { file, origin: editingUrl });
  page.get("/admin", ({ editor }) => editor.name);
  // As what takes a file, which reads all of it before it answers.
  page.addContentTypeParser("multipart/form-data", (_request, body, read) => {
    body
      .resume()
      .on("end", () => read(null))
      .on("error", read);
  });
  page.post("/admin/api/add-photo", { config: { isForAll: true } }, () => "read");
  await page.listen({ host: "127.0.0.1", port: 0 });
  const { port } = page.server.address() as AddressInfo;
  caddy = await startCaddyWithLogin({ editingUrl, editingServer: `127.0.0.1:${port}` });
});
afterAll(async () => {
  await caddy.stop();
  await page.close();
});

/** Sends the login page's form through Caddy. */
const tryLogin = (name: string, typed: string, headers: Record<string, string> = {}) =>
  fetch(`${editingUrl}/logowanie`, {
    method: "POST",
    redirect: "manual",
    headers,
    body: new URLSearchParams({ name, password: typed }),
  });

/** What is seen of an answer in Polish, without its markup. */
const wordsOf = async (answer: Response) => (await answer.text()).replace(/<[^<>]*>/g, " ");

test("who logs in gets to the page through Caddy, and nobody else does", async () => {
  const answer = await tryLogin(EDITOR, password);
  expect(answer.headers.get("location")).toBe(`${editingUrl}/admin`);
  const [cookie = ""] = answer.headers.get("set-cookie")?.split(";") ?? [];
  const get = async (headers: Record<string, string>) =>
    (await fetch(`${editingUrl}/admin`, { headers })).text();
  expect(await get({ cookie })).toBe(EDITOR);
  for (const headers of [
    { "remote-user": "prezes" } as Record<string, string>,
    { authorization: `Basic ${Buffer.from(`${EDITOR}:${password}`).toString("base64")}` },
  ]) {
    expect(await get(headers)).toContain("Twoje logowanie wygasło");
  }
});

test("browsers come back by TLS alone, and are not told what is used here", async () => {
  for (const { headers } of [await fetch(`${editingUrl}/admin`), await tryLogin(EDITOR, "złe")]) {
    expect(headers.get("strict-transport-security")).toBe("max-age=63072000");
    expect(headers.get("server")).toBeNull();
  }
});

test("where the editing page is gone or starts, an editor is told so, and whom to ask", async () => {
  const url = `http://127.0.0.1:${await freePort()}`;
  const alone = await startCaddyWithLogin({ editingUrl: url, editingServer: "127.0.0.1:1" });
  try {
    const answer = await fetch(url);
    expect(answer.status).toBe(502);
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await wordsOf(answer)).toMatch(/uruchamia.*operator@boritrawnik\.example/);
  } finally {
    await alone.stop();
  }
});

test("what is too large for the page reaches it, so that it says so itself; what is endless, Caddy ends with the limit", async () => {
  const address = `${editingUrl}/admin/api/add-photo`;
  expect((await sendMuch(address, 100e6, "declared")).text).toBe("read");
  const { status, text } = await sendMuch(address, 200e6, "not declared");
  expect(status).toBe(413);
  expect(text).toContain(`najwyżej ${MOST_SENT_BYTES / 1e6} MB`);
});

/** Seconds of the processor that a process has used (proc(5), in ticks of a hundredth). */
function processorTime(pid: number): number {
  const [, fields = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
  const [user, system] = fields.split(" ").slice(11, 13).map(Number);
  return ((user ?? 0) + (system ?? 0)) / 100;
}

const LOGINS = 500;

test("wrong logins cost no more than pages do, and a made-up address starts no new count", async () => {
  const statuses = new Set<number>();
  const costOf = async (visit: () => Promise<Response>) => {
    const processes = [process.pid, caddy.process.pid ?? 0];
    const before = processes.map(processorTime);
    for (let sent = 0; sent < LOGINS; sent += 50) {
      const answers = await Promise.all(Array.from({ length: 50 }, visit));
      for (const answer of answers) statuses.add(answer.status);
      await Promise.all(answers.map((answer) => answer.text()));
    }
    return processes.reduce((sum, pid, at) => sum + processorTime(pid) - (before[at] ?? 0), 0);
  };
  const pages = await costOf(() => fetch(`${editingUrl}/logowanie`));
  statuses.clear();
  for (const name of [EDITOR, "Jan"]) {
    let tries = 0;
    const guess = () => tryLogin(name, "złe", { "x-forwarded-for": `192.0.2.${tries++ % 250}` });
    // One slow hash costs as much as thousands of pages.
    expect(await costOf(guess)).toBeLessThan(10 * Math.max(pages, 0.1));
  }
  expect(statuses).toEqual(new Set([401, 429]));
  expect((await tryLogin("Jan", "złe", { "x-forwarded-for": "192.0.2.251" })).status).toBe(429);
});
