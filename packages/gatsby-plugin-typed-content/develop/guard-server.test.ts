import { once } from "node:events";
import { createServer, request, type RequestOptions, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { guardServer } from "./guard-server";
import { CHALLENGE_HEADER, proofOf, SECRET_HEADER, SECRET_VARIABLE } from "./secret";

const SECRET = "what only the other program knows";
const EVIL = { origin: "https://evil.example" };

let server: Server | undefined;
let stopGuarding: () => void;
afterEach(() => {
  delete process.env[SECRET_VARIABLE];
  stopGuarding();
  server?.close();
  server?.closeAllConnections();
});

/** A server with pages and sockets, as Gatsby's is when a hook is called. */
async function serve(): Promise<RequestOptions> {
  server = createServer((_asked, answer) => answer.end("page"));
  server.on("upgrade", (_asked, socket) => socket.end("HTTP/1.1 101 Switching Protocols\r\n\r\n"));
  stopGuarding = guardServer();
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return { host: "127.0.0.1", port };
}

/** The status of an answer; undefined where the connection is ended instead. */
function ask(options: RequestOptions, path: string, headers: Record<string, string> = {}) {
  return new Promise<number | undefined>((resolve) => {
    request({ ...options, path, headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .on("upgrade", ({ statusCode }, socket) => {
        socket.destroy();
        resolve(statusCode);
      })
      .on("error", () => resolve(undefined))
      .end();
  });
}

const upgrade = { connection: "upgrade", upgrade: "websocket" };

test("from the first request on another site gets neither a page nor a socket, the own pages get both", async () => {
  const options = await serve();
  expect(await ask(options, "/___graphql", EVIL)).toBe(403);
  expect(await ask(options, "/", { host: "evil.example" })).toBe(403);
  expect(await ask(options, "/socket.io/", { ...upgrade, ...EVIL })).toBeUndefined();
  expect(await ask(options, "/")).toBe(200);
  // One guard stands there however long the server runs.
  const guards = () => ["request", "upgrade"].flatMap((event) => server?.listeners(event));
  const first = guards();
  expect(await ask(options, "/")).toBe(200);
  expect(guards()).toEqual(first);
  expect(await ask(options, "/socket.io/", upgrade)).toBe(101);
});

test.each([
  "/_gatsby/image/a/b/..%2f..%2fTARGET?u=http://evil.example/p.png&a=w%3D1%26fm%3Draw",
  "/_GATSBY/file/x/r.html?u=http://192.168.0.1/",
  "//_gatsby/file/x/r.html?u=http://192.168.0.1/",
  "/__open-stack-frame-in-editor?fileName=gatsby-node.ts",
  "/__Refresh?x",
  "/__refresh",
  "/__refresh/gatsby-source-filesystem",
])("%s is there for nobody", async (path) => {
  expect(await ask(await serve(), path)).toBe(404);
});

test.each(["/_gatsbyx", "/oferta?u=/_gatsby/", "/__refreshed"])(
  "a page may be called alike: %s",
  async (path) => {
    expect(await ask(await serve(), path)).toBe(200);
  },
);

test("an absolute address leads around no rule", async () => {
  expect(await ask(await serve(), "http://localhost/_gatsby/file/x/y")).toBe(403);
});

test("what another program has started for itself alone is answered to nothing else of this machine", async () => {
  process.env[SECRET_VARIABLE] = SECRET;
  const options = await serve();
  const known = { [SECRET_HEADER]: SECRET };
  expect(await ask(options, "/")).toBe(403);
  expect(await ask(options, "/socket.io/", upgrade)).toBeUndefined();
  expect(await ask(options, "/", { [SECRET_HEADER]: `${SECRET}.` })).toBe(403);
  expect(await ask(options, "/", known)).toBe(200);
  expect(await ask(options, "/socket.io/", { ...upgrade, ...known })).toBe(101);
});

test("it proves to that program that it knows the secret, before it is told, and to no other site", async () => {
  const headers = { [CHALLENGE_HEADER]: "random" };
  process.env[SECRET_VARIABLE] = SECRET;
  const guarded = await serve();
  const answer = await fetch(`http://${guarded.host}:${guarded.port}/`, { headers });
  expect(await answer.text()).toBe(proofOf(SECRET, "random"));
  expect(await ask(guarded, "/", { ...headers, ...EVIL })).toBe(403);
});
