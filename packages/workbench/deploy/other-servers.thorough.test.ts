import { once } from "node:events";
import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import path from "node:path";
import { firstTown, redirects, towns } from "../../../e2e/support/content/site-content";
import {
  ensureOtherServers,
  type OtherServer,
  startCaddy,
  startNginx,
} from "../../../e2e/support/deploy/other-servers";
import { formRequest } from "../../../e2e/support/server/send-enquiry";
import { messages, quote } from "../../../e2e/support/server/server";
import { type ServerProcess, startServerProcess } from "../../../e2e/support/server/server-process";
import { folderWith, temporaryFolder } from "../../../e2e/support/server/site";
import { until } from "../../../e2e/support/server/smtp";
import { writeCaddyHeaders } from "../../page-finisher/headers/write-header-files";
import { readBuiltSite } from "../../server/built-site";
import { securityHeaders } from "../../server/headers";
import { slug } from "../../utils";

const publicFolder = path.resolve("public");
const enquiries = temporaryFolder();
const servers: Partial<Record<"node" | "caddy" | "nginx", ServerProcess | OtherServer>> = {};

/** The part of a release that other servers read, without the pictures. */
async function release(): Promise<string> {
  const folder = folderWith({});
  symlinkSync(publicFolder, path.join(folder, "public"));
  await writeCaddyHeaders(publicFolder, path.join(folder, "deploy"));
  return folder;
}

beforeAll(async () => {
  ensureOtherServers();
  const node = await startServerProcess({ ENQUIRY_DIR: enquiries, TRUST_PROXY: "1" });
  servers.node = node;
  const setting = { release: await release(), server: new URL(node.url).host };
  servers.caddy = await startCaddy(setting);
  servers.nginx = await startNginx(setting);
}, 900_000);
afterAll(() => {
  for (const server of Object.values(servers)) server.process.kill();
});

const site = readBuiltSite(publicFolder);
const compared = ["cache-control", "content-type", "content-encoding", "location"];

/** The part of an answer that must be the same on all servers. */
async function answer(name: keyof typeof servers, address: string, encoding: string) {
  const url = `${servers[name]?.url}${encodeURI(address)}`;
  const response = await fetch(url, {
    redirect: "manual",
    headers: { "accept-encoding": encoding },
  });
  const names = [...Object.keys(await securityHeaders(site.facts)), ...compared];
  const headers = names.map((header) => [header, response.headers.get(header)]);
  const isRedirect = response.status === 301;
  return {
    status: response.status,
    headers: Object.fromEntries(
      // nginx puts a few words into a redirect, the others nothing.
      headers.filter(([header]) => !(isRedirect && header === "content-type")),
    ) as Record<string, string | null>,
    server: response.headers.get("server"),
    body: isRedirect ? "" : await response.text(),
  };
}

const firstOfEachKind = new Map(
  [...site.files.keys()].map((file) => [path.extname(file), file] as const),
);
const { name: townName, path: town } =
  towns.find(({ path: address }) => /[^a-z/-]/.test(address)) ?? firstTown;
const addresses = ["/", "/kontakt", town, "/nie-ma", "/static/nie-ma.jpg", "/404", "/404.html"]
  .concat(["/index.html.br", "/_headers", "/_redirects", "/_pages.json", "/fonts", "/fonts/"])
  .concat([...firstOfEachKind.values()]);

describe.each(["caddy", "nginx"] as const)("%s", (name) => {
  test.each(addresses)("sends of %s what the Node server sends", async (address) => {
    for (const encoding of ["br", "gzip", "identity"]) {
      const { server, ...own } = await answer(name, address, encoding);
      const { server: _none, ...expected } = await answer("node", address, encoding);
      expect(own).toEqual(expected);
      expect([null, "nginx"]).toContain(server);
    }
  });

  test("sends a page, a script and data as they were compressed by the build", async () => {
    for (const address of ["/kontakt", firstOfEachKind.get(".js") ?? ""]) {
      for (const encoding of ["br", "gzip"]) {
        const response = await fetch(`${servers[name]?.url}${address}`, {
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
    const { server: _own, ...own } = await answer(name, address, "br");
    const { server: _none, ...expected } = await answer("node", address, "br");
    expect(own).toEqual(expected);
    expect([own.status, own.headers.location]).toEqual([301, target]);
  });

  test.each(["/readyz", "/metrics"])("keeps %s to the machine itself", async (address) => {
    expect((await fetch(`${servers.node?.url}${address}`)).status).toBe(200);
    expect((await fetch(`${servers[name]?.url}${address}`)).status).toBe(404);
  });

  test("lets an enquiry through, and the page that thanks for it with its number", async () => {
    const before = existsSync(path.join(enquiries, "new")) ? messages(enquiries, "new").length : 0;
    const url = `${servers[name]?.url}/api/zapytanie`;
    const values = { ...quote, message: `Zapytanie przez ${name}` };
    const { headers, payload: body } = await formRequest(values);
    const response = await fetch(url, { method: "POST", headers, body });
    expect(response.status).toBe(200);
    expect(await response.text()).toMatch(/\d\d-[0-9A-Z]{6}/);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(messages(enquiries, "new")).toHaveLength(before + 1);
  });

  test("lets a photo of the largest size through, and the answer to a wrong enquiry", async () => {
    const body = new FormData();
    body.set("form", "quote");
    body.set("photos", new Blob([new Uint8Array(8 * 1024 * 1024)]), "a.jpg");
    const url = `${servers[name]?.url}/api/zapytanie`;
    const response = await fetch(url, { method: "POST", body });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain("</html>");
    expect(response.headers.get("cache-control")).toBe("no-store");
    const policy = (await answer("node", "/", "br")).headers["content-security-policy"];
    expect(response.headers.get("content-security-policy")).toBe(policy);
  });
});

test.each([
  ["Caddy", startCaddy],
  ["nginx", startNginx],
] as const)("%s lets a large body through to the form alone", async (_name, start) => {
  const received: { address: string | undefined; bytes: number }[] = [];
  const behind = createServer((request, reply) => {
    const one = { address: request.url, bytes: 0 };
    received.push(one);
    request.on("data", ({ length }: Buffer) => (one.bytes += length));
    request.on("end", () => reply.end());
  });
  await once(behind.listen(0, "127.0.0.1"), "listening");
  const { port } = behind.address() as AddressInfo;
  const front = await start({ release: await release(), server: `127.0.0.1:${port}` });
  // A rejection may be a status or the end of the connection.
  const send = async (address: string) => {
    const init = { method: "POST", body: Buffer.alloc(20e6) };
    const answer = await fetch(front.url + address, init).catch(() => undefined);
    return answer?.ok ?? false;
  };
  try {
    for (const address of ["/", "/api/zapytanie/inne", "/api/raporty"]) {
      expect(await send(address)).toBe(false);
    }
    expect(await send("/api/zapytanie")).toBe(true);
    for (const { address, bytes } of received) {
      if (address === "/api/zapytanie") expect(bytes).toBe(20e6);
      else expect(bytes).toBeLessThanOrEqual(64 * 1024);
    }
  } finally {
    await front.stop();
    behind.close();
    behind.closeAllConnections();
  }
});

test("nginx keeps nothing of slow uploads, and takes only ten of one address", async () => {
  const { hostname, port } = new URL(servers.nginx?.url ?? "");
  const head = `POST /api/zapytanie HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 40000000\r\n\r\n`;
  const sockets = Array.from({ length: 15 }, () => connect(Number(port), hostname));
  const said = sockets.map(() => "");
  try {
    sockets.forEach((socket, index) => {
      socket.on("error", () => undefined);
      socket.on("data", (text) => (said[index] += text.toString()));
      socket.write(head);
      socket.write(Buffer.alloc(300_000));
    });
    await until(() => said.filter((text) => text.startsWith("HTTP/1.1 429")).length >= 5);
  } finally {
    for (const socket of sockets) socket.destroy();
  }
});

test("where the Node server is gone, both say so politely, with the headers of the site", async () => {
  const setting = { release: await release(), server: "127.0.0.1:1", patience: "1s" };
  const policy = (await answer("node", "/", "br")).headers["content-security-policy"];
  const notSent = readFileSync(path.join(publicFolder, "nie-wyslano/index.html"), "utf8");
  const [caddy, nginx] = [await startCaddy(setting), await startNginx(setting)];
  try {
    for (const { url } of [caddy, nginx]) {
      const { headers, payload: body } = await formRequest(quote);
      const response = await fetch(`${url}/api/zapytanie`, { method: "POST", headers, body });
      expect([response.status, await response.text()]).toEqual([502, notSent]);
      expect(response.headers.get("content-security-policy")).toBe(policy);
      expect(response.headers.get("cache-control")).toBe("no-cache");
    }
    const home = readFileSync(path.join(publicFolder, "index.html"), "utf8");
    const [byCaddy, byNginx] = [await fetch(caddy.url), await fetch(nginx.url)];
    expect([byCaddy.status, await byCaddy.text()]).toEqual([502, home]);
    expect([byNginx.status, await byNginx.text()]).toEqual([200, home]);
  } finally {
    await caddy.stop();
    await nginx.stop();
  }
});
