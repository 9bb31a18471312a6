import { once } from "node:events";
import fs, { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { PassThrough } from "node:stream";
import fastify, { type FastifyInstance, type InjectOptions } from "fastify";
import type { Author } from "../../shared/contract";
import { addLogin } from "./add-login";
import { changeLogins } from "./logins-file";

const EDITOR = "Łucja Nowak-Dąb";
const ORIGIN = "https://redakcja.example.pl";

const MINUTE = 60 * 1_000;
const HOUR = 60 * MINUTE;

/** What servers need while time stands still. */
const NOT_FAKED = ["nextTick", "setImmediate", "queueMicrotask"] as const;

let folder: string;
let file: string;
let password: string;
let app: FastifyInstance;

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), "login-"));
  file = path.join(folder, "logins.json");
  password = changeLogins(file, "add", EDITOR);
  app = await startServer();
});
afterEach(async () => {
  jest.useRealTimers();
  await app.close();
  rmSync(folder, { recursive: true });
});

/** A server with a page, an API and a file behind the login. */
async function startServer(): Promise<FastifyInstance> {
  const server = fastify({ forceCloseConnections: true });
  await addLogin(server, { file, origin: ORIGIN, operator: "opiekun@example.pl" });
  server.get("/admin", (request) => `Dzień dobry, ${request.editor.name}`);
  server.post("/admin/api/overview", ({ editor }) => ({ editor }));
  server.post("/admin/api/preview", { config: { isAskedByItself: true } }, () => ({}));
  // Goes on for as long as somebody listens.
  server.get("/stream", (_request, reply) => {
    const stream = new PassThrough();
    stream.write("begun");
    return reply.send(stream);
  });
  return server;
}

const page = { accept: "text/html,*/*;q=0.8", "sec-fetch-dest": "document" };

const form = { "content-type": "application/x-www-form-urlencoded" };

/** Sends the login page's form. */
const tryLogin = (
  name: string,
  typed: string,
  { url = "/logowanie", ...more }: Partial<InjectOptions> = {},
) =>
  app.inject({
    method: "POST",
    url,
    headers: form,
    payload: new URLSearchParams({ name, password: typed }).toString(),
    ...more,
  });

/** The cookie of a new session. */
async function logIn(name = EDITOR, typed = password): Promise<string> {
  const [cookie] = (await tryLogin(name, typed)).cookies;
  return `${cookie?.name}=${cookie?.value}`;
}

/** Who is logged in by a cookie; the status where nobody is. */
async function whoIs(cookie: string): Promise<unknown> {
  const answer = await app.inject({
    method: "POST",
    url: "/admin/api/overview",
    headers: { cookie },
  });
  return answer.statusCode === 200
    ? answer.json<{ editor: Author }>().editor.name
    : answer.statusCode;
}

/** What is seen of a page, without its markup. */
const wordsOf = (html: string) =>
  html
    .replace(/<style>[^]*<\/style>/, "")
    .replace(/<[^<>]*>/g, " ")
    .replace(/\s+/g, " ");

test("who is not logged in gets the login page, and then the page that was asked for", async () => {
  const asked = await app.inject({ url: "/admin?a=1&b=2", headers: page });
  expect(asked.statusCode).toBe(303);
  const loginPage = asked.headers.location as string;
  const shown = await app.inject({ url: loginPage, headers: page });
  expect(wordsOf(shown.body)).toMatch(/Imię i nazwisko.*Hasło.*Zaloguj się.*opiekun@example\.pl/);
  const done = await tryLogin(EDITOR, password, { url: loginPage });
  expect([done.statusCode, done.headers.location]).toEqual([303, `${ORIGIN}/admin?a=1&b=2`]);
  const [cookie] = done.cookies;
  const headers = { ...page, cookie: `${cookie?.name}=${cookie?.value}` };
  expect((await app.inject({ url: "/admin", headers })).body).toBe(`Dzień dobry, ${EDITOR}`);
  // Where a tab of before still shows the login page, it leads on.
  expect((await app.inject({ url: loginPage, headers })).headers.location).toBe(
    `${ORIGIN}/admin?a=1&b=2`,
  );
});

test.each([
  "https://evil.example/",
  "//evil.example/",
  "/\\evil.example/",
  "/\t/evil.example/",
  "javascript:alert(1)",
  "http://redakcja.example.pl/",
  "http://[",
  "",
])("a login leads to no other site: %j", async (wanted) => {
  const url = `/logowanie?do=${encodeURIComponent(wanted)}`;
  expect((await tryLogin(EDITOR, password, { url })).headers.location).toMatch(
    /^https:\/\/redakcja\.example\.pl\//,
  );
});

test("a path that looks like the name of a host stays a path", async () => {
  const url = `/logowanie?do=${encodeURIComponent("/.//evil.example")}`;
  const { location } = (await tryLogin(EDITOR, password, { url })).headers;
  expect(new URL(location as string, ORIGIN).origin).toBe(ORIGIN);
});

test("a cookie of the session stays with this origin, and no script reads it", async () => {
  const header = (await tryLogin(EDITOR, password)).headers["set-cookie"];
  expect(header).toMatch(/^__Host-[^=]+=[^;]{32,}; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
});

test.each([
  ["the API", { method: "POST", url: "/admin/api/overview" }],
  ["a page that is sent", { method: "POST", url: "/admin", headers: page }],
  ["a script", { url: "/admin", headers: { "sec-fetch-dest": "script", accept: "*/*" } }],
  ["what there is not", { url: "/nic" }],
  ["a made-up name", { url: "/admin", headers: { "remote-user": EDITOR } }],
  ["a made-up cookie", { url: "/admin", headers: { cookie: "__Host-redakcja=abc" } }],
] as const)("%s without a login is answered by 401 and a sentence", async (_, request) => {
  const answer = await app.inject(request);
  expect(answer.statusCode).toBe(401);
  const problem = "Twoje logowanie wygasło.";
  expect(answer.json()).toEqual({ complaints: [{ problem, remedy: "Zaloguj się ponownie." }] });
});

test.each([
  ["a frame, as that of the preview", { "sec-fetch-dest": "iframe" }],
  ["a browser that does not say what it asks for", { accept: "text/html,*/*" }],
])("the login page comes into %s, too", async (_, headers) => {
  for (const method of ["GET", "HEAD"] as const) {
    const { statusCode } = await app.inject({ method, url: "/admin", headers });
    expect(statusCode).toBe(303);
  }
});

test("the name is in the history, with an address of the page's host", async () => {
  const answer = await app.inject({
    method: "POST",
    url: "/admin/api/overview",
    headers: { cookie: await logIn() },
  });
  expect(answer.json()).toEqual({
    editor: { name: EDITOR, email: "lucja-nowak-dab@redakcja.example.pl" },
  });
  // A name without a letter that an address may have.
  const cookie = await logIn("Яна", changeLogins(file, "add", "Яна"));
  const headers = { cookie };
  const other = await app.inject({ method: "POST", url: "/admin/api/overview", headers });
  expect(other.json()).toEqual({ editor: { name: "Яна", email: "redakcja@redakcja.example.pl" } });
});

test("capital letters and spaces around a name do not matter, a wrong password does", async () => {
  expect(await whoIs(await logIn("  łucja NOWAK-dąb "))).toBe(EDITOR);
  for (const [name, typed] of [
    [EDITOR, ""],
    [EDITOR, `${password}a`],
    ["Jan", password],
    ["", ""],
  ] as const) {
    const answer = await tryLogin(name, typed);
    expect(answer.statusCode).toBe(401);
    expect(answer.cookies).toEqual([]);
    expect(wordsOf(answer.body)).toMatch(
      /Imię i nazwisko albo hasło się nie zgadza\..*opiekun@example\.pl/,
    );
  }
});

test("a wrong login says so beside its fields, and keeps the name as it was typed", async () => {
  const { body } = await tryLogin(`Anna "<b>`, "złe");
  expect(body).toMatch(/<title>Błąd: /);
  expect(body).toContain('id="problem" role="alert"');
  expect(body.match(/aria-describedby="problem"/g)).toHaveLength(2);
  expect(body).toContain('value="Anna &quot;&lt;b&gt;"');
  // The caret goes where something is left to type.
  expect(body.match(/<input[^>]* autofocus/g)).toEqual([expect.stringContaining('"password"')]);
});

test("password managers know the fields, and no script runs on the page", async () => {
  const { body, headers } = await app.inject({ url: "/logowanie", headers: page });
  expect(body).toMatch(/name="name" autocomplete="username"/);
  expect(body).toMatch(/type="password" autocomplete="current-password"/);
  expect(body).not.toContain("<script");
  expect(headers["content-security-policy"]).toMatch(
    /^default-src 'none'; style-src 'sha256-[^;]*'; form-action 'self'; frame-ancestors 'self'; base-uri 'none'$/,
  );
  expect(headers).toMatchObject({
    "cache-control": "no-store",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
  });
  expect(body).toContain('name="robots" content="noindex"');
  // To the address at which it stands, with what is behind `#`.
  expect(body).toContain('<form method="post">');
  expect(body.match(/<input[^>]* autofocus/g)).toEqual([expect.stringContaining('"username"')]);
});

test("a link of another site is followed by who is logged in: the browser asks once more by itself", async () => {
  const asked = { ...page, "sec-fetch-site": "cross-site" };
  expect((await app.inject({ url: "/logowanie", headers: asked })).headers.refresh).toBe("0");
  const again = { ...page, "sec-fetch-site": "same-origin" };
  expect((await app.inject({ url: "/logowanie", headers: again })).headers.refresh).toBeUndefined();
});

test("logging out ends the session for whoever has its cookie, and clears what the browser keeps", async () => {
  const cookie = await logIn();
  const other = await logIn();
  const answer = await app.inject({ method: "POST", url: "/wyloguj", headers: { cookie } });
  expect(answer.headers["clear-site-data"]).toBe('"cache", "storage"');
  // A browser takes it away only where all of it is said as before.
  const [name] = cookie.split("=");
  expect(answer.headers["set-cookie"]).toMatch(
    new RegExp(`^${name}=; Max-Age=0; Path=/; .*HttpOnly; Secure; SameSite=Strict$`),
  );
  expect(await whoIs(cookie)).toBe(401);
  expect(await whoIs(other)).toBe(EDITOR);
  const shown = await app.inject({ url: answer.headers.location as string, headers: page });
  expect(wordsOf(shown.body)).toMatch(/ Wylogowano\. (?!Szkiców)/);
});

test("that drafts are gone is said where the page has removed them", async () => {
  const { headers } = await app.inject({ method: "POST", url: "/wyloguj?bez-szkicow" });
  const shown = await app.inject({ url: headers.location as string, headers: page });
  expect(wordsOf(shown.body)).toContain("Wylogowano. Szkiców w tej przeglądarce już nie ma.");
});

test("a leaver is out at once, and a new password ends what began with the former one", async () => {
  const former = await logIn();
  const second = changeLogins(file, "password", EDITOR);
  expect(await whoIs(former)).toBe(401);
  const cookie = await logIn(EDITOR, second);
  expect(await whoIs(cookie)).toBe(EDITOR);
  changeLogins(file, "remove", EDITOR);
  expect(await whoIs(cookie)).toBe(401);
  // Whoever comes back under the name has another password.
  const third = changeLogins(file, "add", EDITOR);
  expect(await whoIs(cookie)).toBe(401);
  expect((await tryLogin(EDITOR, second)).statusCode).toBe(401);
  expect(await whoIs(await logIn(EDITOR, third))).toBe(EDITOR);
});

test("a session lasts while it is used, ends after a night, and survives a restart", async () => {
  jest.useFakeTimers({ doNotFake: [...NOT_FAKED], now: 0 });
  const cookie = await logIn();
  for (let hours = 8; hours <= 32; hours += 8) {
    jest.setSystemTime(hours * HOUR);
    expect(await whoIs(cookie)).toBe(EDITOR);
    await app.close();
    app = await startServer();
  }
  jest.setSystemTime(45 * HOUR);
  expect(await whoIs(cookie)).toBe(401);
});

test("of the uses of a session one in ten minutes is written to the disk", async () => {
  jest.useFakeTimers({ doNotFake: [...NOT_FAKED], now: 0 });
  const cookie = await logIn();
  const used = () => {
    const kept = JSON.parse(readFileSync(path.join(folder, "sessions.json"), "utf8")) as object;
    return (Object.values(kept) as { used: number }[]).map((session) => session.used / MINUTE);
  };
  const at: number[] = [];
  for (const minutes of [5, 10, 11, 21, 22]) {
    jest.setSystemTime(minutes * MINUTE);
    expect(await whoIs(cookie)).toBe(EDITOR);
    at.push(...used());
  }
  expect(at).toEqual([0, 0, 11, 11, 22]);
});

test("a session that was left is forgotten, also in the file, once another one begins", async () => {
  jest.useFakeTimers({ doNotFake: [...NOT_FAKED], now: 0 });
  await logIn();
  jest.setSystemTime(13 * HOUR);
  await logIn();
  const kept = readFileSync(path.join(folder, "sessions.json"), "utf8");
  expect(Object.keys(JSON.parse(kept) as object)).toHaveLength(1);
});

test("a clock that was put back lets no session last longer", async () => {
  jest.useFakeTimers({ doNotFake: [...NOT_FAKED], now: 10 * HOUR });
  const cookie = await logIn();
  jest.setSystemTime(HOUR);
  expect(await whoIs(cookie)).toBe(EDITOR);
  jest.setSystemTime(14 * HOUR);
  expect(await whoIs(cookie)).toBe(401);
});

test("what an open page asks by itself is no use of a session", async () => {
  jest.useFakeTimers({ doNotFake: [...NOT_FAKED], now: 0 });
  const cookie = await logIn();
  for (let hours = 1; hours <= 12; hours++) {
    jest.setSystemTime(hours * HOUR);
    await app.inject({ method: "POST", url: "/admin/api/preview", headers: { cookie } });
  }
  jest.setSystemTime(12 * HOUR + 1);
  expect(await whoIs(cookie)).toBe(401);
});

/** Opens something that never ends by itself. `ended` comes true when the server ends it. */
async function openStream(cookie: string) {
  const { port } = app.server.address() as AddressInfo;
  const [answer] = (await once(
    request({ port, path: "/stream", headers: { cookie } }).end(),
    "response",
  )) as [IncomingMessage];
  const closed = new Promise<void>((resolve) => {
    answer
      .resume()
      .on("error", () => undefined)
      .once("close", resolve);
  });
  const stream = { isOpen: true, ended: closed };
  void closed.then(() => (stream.isOpen = false));
  return stream;
}

describe("what is open", () => {
  beforeEach(async () => {
    await app.close();
    jest.useFakeTimers({ doNotFake: [...NOT_FAKED, "Date", "setTimeout", "clearTimeout"] });
    app = await startServer();
    await app.listen();
  });

  test("ends when its editor logs out, elsewhere too", async () => {
    const cookie = await logIn();
    const streams = [await openStream(cookie), await openStream(cookie)];
    await app.inject({ method: "POST", url: "/wyloguj", headers: { cookie } });
    await Promise.all(streams.map(({ ended }) => ended));
  });

  test("ends within ten seconds after its login was taken away, and nothing of others", async () => {
    const leaver = await openStream(await logIn());
    const other = await openStream(await logIn("Jan Lis", changeLogins(file, "add", "Jan Lis")));
    changeLogins(file, "remove", EDITOR);
    jest.advanceTimersByTime(10_000);
    await leaver.ended;
    expect(other.isOpen).toBe(true);
  });
});

test("the file of the sessions opens none, and a torn one costs a login", async () => {
  const cookie = await logIn();
  const kept = path.join(folder, "sessions.json");
  expect(readFileSync(kept, "utf8")).not.toContain(cookie.split("=")[1]);
  expect(statSync(kept).mode & 0o777).toBe(0o600);
  await app.close();
  writeFileSync(kept, '{"a":');
  const logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
  app = await startServer();
  logged.mockRestore();
  expect(await whoIs(cookie)).toBe(401);
  expect(await whoIs(await logIn())).toBe(EDITOR);
});

test("guesses are counted for a name at an address, and for an address, and shut nobody else out", async () => {
  // The last one is the proxy's own observation.
  const from = (address: string) => ({
    headers: { ...form, "x-forwarded-for": `198.51.100.${tries}, ${address}` },
  });
  let tries = 0;
  for (; tries < 10; tries++) {
    expect((await tryLogin(EDITOR, "złe", from("192.0.2.1"))).statusCode).toBe(401);
  }
  const refused = await tryLogin(EDITOR, "złe", from("192.0.2.1"));
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect(wordsOf(refused.body)).toMatch(/Za dużo prób\. Spróbuj znowu za \d+ min\./);
  expect((await tryLogin(EDITOR, "złe", from("192.0.2.2"))).statusCode).toBe(401);
  for (tries = 11; tries < 50; tries++) {
    const { statusCode } = await tryLogin(`Jan ${tries}`, "złe", from("192.0.2.1"));
    expect([tries, statusCode]).toEqual([tries, 401]);
  }
  expect((await tryLogin("Jan", "złe", from("192.0.2.1"))).statusCode).toBe(429);
  // Whoever knows the password shares an address with who guesses: an office's, a carrier's.
  expect((await tryLogin(EDITOR, password, from("192.0.2.1"))).statusCode).toBe(303);
});

test("a guess is forgotten after a quarter of an hour", async () => {
  jest.useFakeTimers({ doNotFake: [...NOT_FAKED], now: 0 });
  for (let tries = 0; tries < 10; tries++) await tryLogin(EDITOR, "złe");
  const first = await tryLogin(EDITOR, "złe");
  expect(first.headers["retry-after"]).toBe("900");
  expect(wordsOf(first.body)).toContain("Spróbuj znowu za 15 min.");
  jest.setSystemTime(14 * MINUTE + 1);
  const refused = await tryLogin(EDITOR, "złe");
  expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, "60"]);
  expect(wordsOf(refused.body)).toContain("Spróbuj znowu za 1 min.");
  expect(refused.body).toContain(`value="${EDITOR}"`);
  jest.setSystemTime(15 * MINUTE);
  expect((await tryLogin(EDITOR, "złe")).statusCode).toBe(401);
});

test.each([
  ["192.0.2.1", (port: number) => `192.0.2.1:${port}`],
  ["2001:db8::1", (port: number) => `[2001:db8::1]:${port}`],
])(
  "guesses from %s are counted together, whichever port a proxy writes to it",
  async (address, from) => {
    const guess = (forwarded: string) =>
      tryLogin(EDITOR, "złe", {
        headers: { ...form, "x-forwarded-for": `10.0.0.1:1, ${forwarded}` },
      });
    const wrong = (port: number) =>
      tryLogin(EDITOR, "złe", { headers: { ...form, "x-forwarded-for": from(port) } });
    for (let port = 4_001; port <= 4_010; port++) expect((await wrong(port)).statusCode).toBe(401);
    expect((await guess(from(5_000))).statusCode).toBe(429);
    expect((await guess(address)).statusCode).toBe(429);
  },
);

test("what is no form of the login page is refused", async () => {
  const payload = { name: {}, password: [] };
  expect((await app.inject({ method: "POST", url: "/logowanie", payload })).statusCode).toBe(415);
  expect((await app.inject({ method: "POST", url: "/logowanie" })).statusCode).toBe(401);
});

test("a login that is too long is refused before it is read", async () => {
  expect((await tryLogin("a".repeat(5_000), password)).statusCode).toBe(413);
});

test("a logout on a full disk stays one after a restart", async () => {
  const cookie = await logIn();
  const logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const full = jest.spyOn(fs, "writeFileSync").mockImplementation(() => {
    throw Object.assign(new Error("ENOSPC"), { code: "ENOSPC" });
  });
  await app.inject({ method: "POST", url: "/wyloguj", headers: { cookie } });
  full.mockRestore();
  await app.close();
  app = await startServer();
  logged.mockRestore();
  expect(await whoIs(cookie)).toBe(401);
});

test("while the file of the logins is torn, those of before may work on, and it is said", async () => {
  const cookie = await logIn();
  const logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
  writeFileSync(file, "");
  expect(await whoIs(cookie)).toBe(EDITOR);
  expect(String(logged.mock.calls[0])).toContain(file);
  logged.mockRestore();
});

test("a file that holds no logins prevents the start", async () => {
  writeFileSync(file, "{}");
  await expect(startServer()).rejects.toThrow(file);
});
