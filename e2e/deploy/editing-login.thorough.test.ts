import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { freePort } from "@typed-site/test-support/free-port";
import { temporaryFolder } from "@typed-site/test-support/site";
import {
  type CaddyWithLogin,
  changeEditors,
  EDITING_SECRET,
  startCaddyWithLogin,
} from "../support/deploy/caddy-with-login";

const EDITOR = "Łucja Nowak-Dąb";

let caddy: CaddyWithLogin;
let page: Server;
let editingServer = "";
let editingUrl = "";

beforeAll(async () => {
  page = createServer(({ headers }, response) => {
    response.setHeader("Cache-Control", "public, max-age=600");
    response.setHeader("X-Powered-By", "Express");
    response.end(JSON.stringify(headers));
  });
  await once(page.listen(0, "127.0.0.1"), "listening");
  editingServer = `127.0.0.1:${(page.address() as AddressInfo).port}`;
  editingUrl = `http://127.0.0.1:${await freePort()}`;
  caddy = await startCaddyWithLogin({ username: EDITOR, editingUrl, editingServer });
});
afterAll(async () => {
  page.close();
  await caddy.stop();
});

const loginOf = (words: string) => `Basic ${Buffer.from(words).toString("base64")}`;

const ask = (words: string, headers: Record<string, string> = {}, url = editingUrl) =>
  fetch(url, {
    headers: {
      authorization: loginOf(words),
      ...headers,
    },
  });

const right = () => `${EDITOR}:${caddy.credentials.password}`;

/** The headers that the editing page gets. */
async function told(headers: Record<string, string> = {}): Promise<IncomingHttpHeaders> {
  return (await (await ask(right(), headers)).json()) as IncomingHttpHeaders;
}

/** What is seen of an answer in Polish, without its markup. */
async function wordsOf(answer: Response): Promise<string> {
  expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
  return (await answer.text()).replace(/<[^<>]*>/g, " ");
}

test.each(["", `${EDITOR}:inne`, `${EDITOR}:`, "jan:dobre", ":"])(
  "login „%s” does not get to the editing page, and is told whom to ask",
  async (login) => {
    const answer = await ask(login, { "remote-user": "prezes" });
    expect(answer.status).toBe(401);
    expect(answer.headers.get("www-authenticate")).toMatch(/^Basic .*charset="UTF-8"/);
    expect(await wordsOf(answer)).toMatch(
      /Sprawdź nazwę i hasło[^.]*\. +Jeśli to nie pomaga,.*operator@boritrawnik\.example/,
    );
  },
);

test("a request without a login does not get through, whoever it says to be", async () => {
  for (const headers of [undefined, { "remote-user": "prezes" }]) {
    expect((await fetch(editingUrl, { headers })).status).toBe(401);
  }
});

test("the editing page is told who is logged in, whatever the browser says, and no password", async () => {
  const headers = await told({ "remote-user": "prezes", "editing-secret": "guessed" });
  expect(Buffer.from(String(headers["remote-user"]), "latin1").toString()).toBe(EDITOR);
  expect(headers.host).toBe(new URL(editingUrl).host);
  expect(headers["editing-secret"]).toBe(EDITING_SECRET);
  expect(headers.authorization).toBeUndefined();
});

test("what the editing page sends may be framed by itself alone, and is in no shared cache", async () => {
  for (const answer of [await ask(right()), await ask("jan:inne")]) {
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "x-frame-options": "SAMEORIGIN",
      "content-security-policy": "frame-ancestors 'self'",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-cache",
      "strict-transport-security": "max-age=63072000",
    });
    expect(answer.headers.get("x-powered-by")).toBeNull();
    expect(answer.headers.get("server")).toBeNull();
  }
});

test("where the editing page is gone or starts, an editor is told so, and whom to ask", async () => {
  const url = `http://127.0.0.1:${await freePort()}`;
  const alone = await startCaddyWithLogin({
    username: EDITOR,
    editingUrl: url,
    editingServer: "127.0.0.1:1",
  });
  try {
    const answer = await ask(`${EDITOR}:${alone.credentials.password}`, {}, url);
    expect(answer.status).toBe(502);
    expect(await wordsOf(answer)).toMatch(/uruchamia.*operator@boritrawnik\.example/);
  } finally {
    await alone.stop();
  }
});

/** Seconds of the processor that a process has used (proc(5), in ticks of a hundredth). */
function processorTime(pid = 0): number {
  const [, fields = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
  const [user, system] = fields.split(" ").slice(11, 13).map(Number);
  return ((user ?? 0) + (system ?? 0)) / 100;
}

const LOGINS = 500;

test("wrong logins cost Caddy no more than pages of the site do, with a known name or not", async () => {
  const costOf = async (visit: () => Promise<Response>) => {
    const before = processorTime(caddy.process.pid);
    for (let sent = 0; sent < LOGINS; sent += 50) {
      await Promise.all(Array.from({ length: 50 }, async () => (await visit()).text()));
    }
    return processorTime(caddy.process.pid) - before;
  };
  const page = await costOf(() => ask(right()));
  for (const login of [`${EDITOR}:inne`, "jan:inne"]) {
    // One hash of `basic_auth` costs as much as thousands of pages.
    expect(await costOf(() => ask(login))).toBeLessThan(10 * Math.max(page, 0.1));
  }
});

describe("the list of editors", () => {
  let file = "";
  beforeEach(() => (file = path.join(temporaryFolder(), "editors")));
  const names = () => changeEditors(file, "list").split("\n");

  test("a login is added, gets another password and is taken away, and the others stay", () => {
    const first = changeEditors(file, "set", "Anna Nowak");
    changeEditors(file, "set", "Anna");
    const second = changeEditors(file, "set", "Anna Nowak");
    expect(second).not.toBe(first);
    // Nobody guesses it, though nothing slows a guess down.
    expect(Buffer.from(second, "base64").length).toBeGreaterThanOrEqual(16);
    expect(names()).toEqual(["Anna", "Anna Nowak"]);
    changeEditors(file, "remove", "Anna");
    expect(names()).toEqual(["Anna Nowak"]);
  });

  test.each(["", "a:b", 'a"b', "{env.HOME}", "a\nb", "~a", "a`b", "a\\b"])(
    "a name that Caddy or a login would read otherwise is refused: %j",
    (name) => {
      expect(() => changeEditors(file, "set", name)).toThrow("Command failed");
    },
  );

  test("without any editor Caddy starts, and nobody gets in", async () => {
    const former = changeEditors(file, "set", EDITOR);
    changeEditors(file, "remove", EDITOR);
    const url = `http://127.0.0.1:${await freePort()}`;
    const front = await startCaddyWithLogin({
      username: EDITOR,
      editingUrl: url,
      editingServer,
      changes: { "{$EDITORS:/etc/caddy/editors}": file },
    });
    try {
      for (const password of [former, front.credentials.password, ""]) {
        expect((await ask(`${EDITOR}:${password}`, {}, url)).status).toBe(401);
      }
    } finally {
      await front.stop();
    }
  });
});

describe("a single sign-on in place of the login", () => {
  let signOn: Server;
  let front: CaddyWithLogin;
  let url = "";
  let user: string | undefined;

  beforeAll(async () => {
    signOn = createServer((_request, response) => {
      if (user !== undefined) response.setHeader("Remote-User", user);
      response.end();
    });
    await once(signOn.listen(0, "127.0.0.1"), "listening");
    const { port } = signOn.address() as AddressInfo;
    url = `http://127.0.0.1:${await freePort()}`;
    front = await startCaddyWithLogin({
      username: EDITOR,
      editingUrl: url,
      editingServer,
      changes: signOnAt(`127.0.0.1:${port}`),
    });
  });
  afterAll(async () => {
    signOn.close();
    await front.stop();
  });

  /** Does what the comment in the file says. */
  function signOnAt(address: string): Record<string, string> {
    const text = readFileSync("deploy/Caddyfile", "utf8").replace(/^#(?! )/gm, "");
    const [login = ""] = /\t\tmap \{http\.request[^]*?Remote-User \{editor\}\n/.exec(text) ?? [];
    const [comment = ""] = /\t\t# forward_auth[^]*?# \}\n/.exec(text) ?? [];
    return {
      [login]: comment.replaceAll("# ", "").replace("127.0.0.1:9091", address),
    };
  }

  const getAs = async (headers: Record<string, string>) => {
    const answer = await fetch(url, { headers });
    return answer.ok
      ? ((await answer.json()) as IncomingHttpHeaders)["remote-user"]
      : answer.status;
  };

  test("names the editor", async () => {
    user = "anna";
    expect(await getAs({ "remote-user": "prezes" })).toBe("anna");
  });

  test.each<Record<string, string>>([{}, { "remote-user": "prezes" }])(
    "that names nobody lets nobody through (%j)",
    async (headers) => {
      user = undefined;
      expect(await getAs(headers)).toBe(401);
      user = "";
      expect(await getAs(headers)).toBe(401);
    },
  );
});

test("`www.` leads to the site's address, with path and query", async () => {
  const www = `http://127.0.0.1:${await freePort()}`;
  const front = await startCaddyWithLogin({
    username: EDITOR,
    editingUrl: `http://127.0.0.1:${await freePort()}`,
    editingServer,
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
