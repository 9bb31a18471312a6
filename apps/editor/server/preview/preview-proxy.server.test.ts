import { once } from "node:events";
import { createServer, type IncomingMessage, request, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { WebSocket, WebSocketServer } from "ws";
import { SECRET_HEADER } from "gatsby-plugin-typed-content";
import { tinyEditingServer, tinyProject } from "../editing-server.fixture";

/** What was asked of the program that draws pages. */
let asked: IncomingMessage[];
/** What was asked of the server that visitors ask. */
let askedByVisitors: IncomingMessage[];
let publicSite: Server;
let drawing: Server;
let app: FastifyInstance;
let address: string;

beforeAll(async () => {
  drawing = createServer((incoming, answer) => {
    asked.push(incoming);
    answer.writeHead(200, {
      "access-control-allow-origin": "*",
      "cache-control": "public, max-age=60",
      "x-powered-by": "Express",
    });
    answer.end("drawn");
  });
  const sockets = new WebSocketServer({ server: drawing });
  sockets.on("connection", (socket, incoming) => {
    asked.push(incoming);
    socket.on("message", (words: Buffer) => socket.send(`${words.toString()} too`));
  });
  await once(drawing.listen(0, "127.0.0.1"), "listening");
  const { port } = drawing.address() as AddressInfo;
  publicSite = createServer((incoming, answer) => {
    askedByVisitors.push(incoming);
    answer.writeHead(200, {
      "x-frame-options": "DENY",
      "content-security-policy": "default-src 'none'",
    });
    answer.end("published");
  });
  await once(publicSite.listen(0, "127.0.0.1"), "listening");
  app = await tinyEditingServer(tinyProject(), {
    published: `http://127.0.0.1:${(publicSite.address() as AddressInfo).port}`,
    preview: {
      freePort: () => Promise.resolve(port),
      draw: () => {
        let end = () => undefined as void;
        const ended = new Promise<void>((resolve) => (end = resolve));
        return { ended, end };
      },
      isDrawn: () => Promise.resolve(true),
    },
  });
  address = await app.listen({ port: 0, host: "127.0.0.1" });
});
beforeEach(() => {
  asked = [];
  askedByVisitors = [];
});
afterAll(async () => {
  await app.close();
  drawing.close();
  drawing.closeAllConnections();
  publicSite.close();
  publicSite.closeAllConnections();
});

const look = () =>
  fetch(`${address}/admin/api/preview`, {
    method: "POST",
    body: "{}",
    headers: { "content-type": "application/json" },
  });

test("until pages are drawn those come that visitors see, which may stand in a frame here", async () => {
  const answer = await fetch(`${address}/kontakt`, { headers: { cookie: "session=1" } });
  expect([answer.status, await answer.text()]).toEqual([200, "published"]);
  expect(answer.headers.get("x-frame-options")).toBe("SAMEORIGIN");
  expect(answer.headers.get("content-security-policy")).toBe("frame-ancestors 'self'");
  const [{ url, headers }] = askedByVisitors as [IncomingMessage];
  expect(url).toBe("/kontakt");
  expect(headers).not.toHaveProperty("cookie");
  expect(headers).not.toHaveProperty(SECRET_HEADER);
  expect((await fetch(`${address}/version.txt`)).status).toBe(404);
  expect((await fetch(`${address}/socket.io/?EIO=4&transport=polling`)).status).toBe(503);
});

test.each([
  ["nowhere", undefined],
  ["where nothing answers", "http://127.0.0.1:1"],
])("published %s there is no page, and no error of the server", async (_, published) => {
  const logged = jest.spyOn(console, "error");
  const alone = await tinyEditingServer(tinyProject(), { published });
  expect((await alone.inject("/kontakt")).statusCode).toBe(503);
  await alone.close();
  expect(logged).not.toHaveBeenCalled();
});

describe("with a form open", () => {
  beforeAll(async () => {
    do await look();
    while ((await (await fetch(`${address}/`)).text()) !== "drawn");
  });

  test.each([
    "/",
    "/pruszcz-gda%C5%84ski",
    "/uslugi/ogrody/",
    "/page-data/index/page-data.json",
    "/page-data/sq/d/123.json",
    "/commons.js",
    "/component---src-pages-index-tsx.js",
    "/abc.123.hot-update.json",
    "/static/abc/dom.jpg?a=1",
    "/favicon.svg",
    "/pliki/cennik-2026.pdf",
    "/__webpack_hmr",
    "/socket.io/socket.io.js",
    "/socket.io/?EIO=4&transport=polling",
  ])("%s comes, without what others may not know", async (url) => {
    const own = { cookie: "session=1", authorization: "Basic YTpi", origin: address };
    const answer = await fetch(address + url, { headers: own });
    expect([answer.status, await answer.text()]).toEqual([200, "drawn"]);
    expect(answer.headers.get("access-control-allow-origin")).toBeNull();
    expect(answer.headers.get("x-powered-by")).toBeNull();
    expect(answer.headers.get("cache-control")).toBe("private, no-cache");
    const [{ url: there, headers }] = asked as [IncomingMessage];
    expect(there).toBe(url);
    for (const name of Object.keys(own)) expect(headers).not.toHaveProperty(name);
    expect(String(headers[SECRET_HEADER]).length).toBeGreaterThan(30);
  });

  test.each([
    "/___graphql",
    "/___GraphQL?query={site{id}}",
    "/_graphql",
    "/%5f%5f%5fgraphql",
    "/graphiql.html",
    "/__refresh",
    "/__open-stack-frame-in-editor?fileName=a",
    "/__original-stack-frame?moduleId=a",
    "/__file-code-frame?filePath=/etc/passwd",
    "/_gatsby/image/a/b?u=http://127.0.0.1/",
    "/static/_gatsby/a",
    "/___content-report",
    "/_style-guide",
    "/.env",
    "/static/%2e%2e/_gatsby/file/a",
    "/page-data/..%2f___graphql",
    "//evil.example/a",
    "/http://evil.example/",
    "/admin/none",
    "/%zz",
  ])("%s does not", async (url) => {
    const { host, port } = new URL(address);
    const status = await new Promise((resolve, reject) => {
      request({ port, host: "127.0.0.1", path: url, headers: { host } }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      })
        .on("error", reject)
        .end();
    });
    expect([400, 404]).toContain(status);
    expect(asked).toEqual([]);
  });

  test("nothing is sent to it", async () => {
    const sent = await fetch(`${address}/socket.io/?EIO=4`, { method: "POST", body: "40" });
    expect(sent.status).toBeGreaterThanOrEqual(400);
    expect(asked).toEqual([]);
  });

  test("its socket is open to the own page alone", async () => {
    const socket = new WebSocket(`${address.replace("http", "ws")}/socket.io/?EIO=4`);
    await once(socket, "open");
    socket.send("changed");
    const [words] = (await once(socket, "message")) as [Buffer];
    expect(words.toString()).toBe("changed too");
    socket.close();
    // Without it the program that draws would refuse the socket.
    expect(asked[0]?.headers).toHaveProperty(SECRET_HEADER);
    asked = [];
    const origin = "https://evil.example";
    expect(await upgraded("/socket.io/?EIO=4", { origin })).toBe(403);
    expect(await upgraded("/socket.io/?EIO=4", { host: "evil.example" })).toBe(403);
    expect(await upgraded("/___graphql", {})).toBe(404);
    expect(asked).toEqual([]);
  });
});

/** The status of an answer to whoever asks for a socket. */
function upgraded(path: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(
      address + path,
      {
        headers: {
          connection: "upgrade",
          upgrade: "websocket",
          "sec-websocket-version": "13",
          "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
          ...headers,
        },
      },
      (answer) => resolve(answer.statusCode),
    )
      .on("upgrade", ({ statusCode }, socket: Socket) => {
        socket.destroy();
        resolve(statusCode);
      })
      .on("error", reject)
      .end();
  });
}
