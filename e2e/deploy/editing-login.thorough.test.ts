import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { type CaddyWithLogin, startCaddyWithLogin } from "../support/deploy/caddy-with-login";
import { freePort } from "../support/server/free-port";

/** What the editing page is told of a request. */
interface Told {
  user: string | string[] | undefined;
  host: string | undefined;
}

let caddy: CaddyWithLogin;
let page: Server;
let editingUrl = "";

beforeAll(async () => {
  page = createServer(({ headers }, response) => {
    response.end(JSON.stringify({ user: headers["remote-user"], host: headers.host }));
  });
  await once(page.listen(0, "127.0.0.1"), "listening");
  const { port } = page.address() as AddressInfo;
  editingUrl = `http://127.0.0.1:${await freePort()}`;
  caddy = await startCaddyWithLogin({
    username: "anna",
    editingUrl,
    editingServer: `127.0.0.1:${port}`,
  });
});
afterAll(async () => {
  page.close();
  await caddy.stop();
});

const ask = (login: string, headers: Record<string, string> = {}) =>
  fetch(editingUrl, {
    headers: { authorization: `Basic ${Buffer.from(login).toString("base64")}`, ...headers },
  });

test.each(["", "anna:inne", "jan:dobre hasło"])(
  "login „%s” does not get to the editing page",
  async (login) => {
    const answer = await ask(login, { "remote-user": "anna" });
    expect(answer.status).toBe(401);
    expect(answer.headers.get("www-authenticate")).toContain("Basic");
  },
);

test("the editing page is told who is logged in, whatever the browser says", async () => {
  const answer = await ask(`anna:${caddy.credentials.password}`, { "remote-user": "prezes" });
  const told = (await answer.json()) as Told;
  expect(told).toEqual({ user: "anna", host: new URL(editingUrl).host });
});
