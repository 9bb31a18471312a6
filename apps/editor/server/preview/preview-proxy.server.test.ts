import { once } from "node:events";
import { createServer, type IncomingMessage, request, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { WebSocket, WebSocketServer } from "ws";
import { SECRET_HEADER } from "gatsby-plugin-typed-content";
import { tinyEditingServer, tinyProject } from "../editing-server.fixture";

/** What was asked of the program that draws pages. */
let asked: IncomingMessage[];
let drawing: Server;
let app: FastifyInstance;
let address: string;

beforeAll(async () => {
  drawing = createServer((incoming, answer) => {
    asked.push(incoming);
    answer.writeHead(200, { "access-control-allow-origin": "*", "x-powered-by": "Express" });
    answer.end("drawn");
  });
  const sockets = new WebSocketServer({ server: drawing });
  sockets.on("connection", (socket, incoming) => {
    asked.push(incoming);
    socket.on("message", (words: Buffer) => socket.send(`${words.toString()} too`));
  });
  await once(drawing.listen(0, "127.0.0.1"), "listening");
  const { port } = drawing.address() as AddressInfo;
  app = await tinyEditingServer(tinyProject(), {
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
beforeEach(() => (asked = []));
afterAll(async () => {
  await app.close();
  drawing.close();
  drawing.closeAllConnections();
});

const look = () =>
  fetch(`${address}/admin/api/preview`, {
    method: "POST",
    body: "{}",
    headers: { "content-type": "application/json" },
  });

test("before somebody looks at a form there is no page, and no error of the server", async () => {
  expect((await fetch(`${address}/kontakt`)).status).toBe(503);
});

describe("with a form open", () => {
  beforeAll(async () => {
    do await look();
    while ((await fetch(`${address}/`)).status === 503);
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
    const answer = await fetch(address + url, { headers: { cookie: "session=1" } });
    expect([answer.status, await answer.text()]).toEqual([200, "drawn"]);
    expect(answer.headers.get("access-control-allow-origin")).toBeNull();
    expect(answer.headers.get("x-powered-by")).toBeNull();
    expect(answer.headers.get("cache-control")).toBe("private, no-cache");
    const [{ url: there, headers }] = asked as [IncomingMessage];
    expect(there).toBe(url);
    expect(headers.cookie).toBeUndefined();
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
