import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { type Caddy, ensureCaddy, startCaddy } from "../support/deploy/caddy";
import { freePort } from "../support/server/free-port";
import { folderWith } from "../support/server/site";

/** What the editing page is told of a request. */
interface Told {
  user: string | string[] | undefined;
  host: string | undefined;
}

let caddy: Caddy;
let page: Server;
let address = "";

beforeAll(async () => {
  ensureCaddy();
  page = createServer(({ headers }, response) => {
    response.end(JSON.stringify({ user: headers["remote-user"], host: headers.host }));
  });
  await once(page.listen(0, "127.0.0.1"), "listening");
  const { port } = page.address() as AddressInfo;
  const folder = folderWith({ "deploy/headers.caddy": "header x-test 1" });
  const hash = execFileSync("caddy", ["hash-password", "--plaintext", "trawnik"]).toString();
  writeFileSync(path.join(folder, "editors"), `anna ${hash}`);
  const file = path.join(folder, "Caddyfile");
  writeFileSync(file, readFileSync("deploy/Caddyfile", "utf8").replace(/^#(?! )/gm, ""));
  address = `http://127.0.0.1:${await freePort()}`;
  caddy = await startCaddy({
    file,
    release: folder,
    server: "127.0.0.1:1",
    patience: "0s",
    environment: {
      EDITING_ADDRESS: address,
      EDITING_SERVER: `127.0.0.1:${port}`,
      EDITORS: path.join(folder, "editors"),
    },
  });
});
afterAll(async () => {
  page.close();
  await caddy.stop();
});

const ask = (login: string, headers: Record<string, string> = {}) =>
  fetch(address, {
    headers: { authorization: `Basic ${Buffer.from(login).toString("base64")}`, ...headers },
  });

test.each(["", "anna:inne", "jan:trawnik"])(
  "login „%s” does not get to the editing page",
  async (login) => {
    const answer = await ask(login, { "remote-user": "anna" });
    expect(answer.status).toBe(401);
    expect(answer.headers.get("www-authenticate")).toContain("Basic");
  },
);

test("the editing page is told who is logged in, whatever the browser says", async () => {
  const answer = await ask("anna:trawnik", { "remote-user": "prezes" });
  const told = (await answer.json()) as Told;
  expect(told).toEqual({ user: "anna", host: new URL(address).host });
});
