import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { refuseOthers, serveOwnPageOnly } from "./own-page-only";

let server: Server;
let port: number;

beforeAll(async () => {
  server = createServer((asked, answer) => refuseOthers(asked, answer, () => answer.end("page")));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => server.close());

/** The status of an answer; `PORT` in a header is replaced by the server's. */
function ask(path: string, headers: Record<string, string> = {}, method = "GET") {
  const here = Object.entries({ host: "localhost:PORT", ...headers }).map(
    ([name, value]) => [name, value.replace("PORT", String(port))] as const,
  );
  return new Promise<number | undefined>((resolve, reject) => {
    const options = { port, host: "127.0.0.1", path, method, headers: Object.fromEntries(here) };
    request(options, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .on("error", reject)
      .end();
  });
}

const link = { "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" };

test.each<[string, Record<string, string>?, string?]>([
  ["/"],
  ["/", { host: "127.0.0.1:PORT" }],
  ["/", { host: "[::1]:PORT" }],
  ["/admin/api", { origin: "http://localhost:PORT", "sec-fetch-site": "same-origin" }, "POST"],
  ["/___graphql", { origin: "http://localhost:PORT", "sec-fetch-site": "same-origin" }, "POST"],
  ["/__webpack_hmr", { "sec-fetch-site": "same-origin" }],
  ["/___graphql", { "sec-fetch-site": "none", ...link }],
  ["/kontakt", { "sec-fetch-site": "cross-site", ...link }],
  ["/admin", { "sec-fetch-site": "cross-site", ...link }],
])("%s with %j is answered", async (path, headers = {}, method = "GET") => {
  expect(await ask(path, headers, method)).toBe(200);
});

test.each<[string, Record<string, string>, string?]>([
  ["/", { host: "evil.example:PORT" }],
  ["/", { host: "evil.example" }],
  ["/", { host: "localhost.evil.example:PORT" }],
  ["/", { host: "localhost" }],
  ["/", { host: "localhost:1" }],
  ["/___graphql", { origin: "https://evil.example" }, "POST"],
  ["/___graphql", { origin: "null" }],
  ["/___graphql", { origin: "http://localhost:1" }],
  ["/", { origin: "http://127.0.0.1:PORT" }],
  ["/admin/config.json", { "sec-fetch-site": "cross-site", "sec-fetch-dest": "script" }],
  ["/admin/config.json", { "sec-fetch-site": "cross-site", ...link }],
  ["/admin/opublikuj/state", { "sec-fetch-site": "same-site", "sec-fetch-dest": "image" }],
  ["/___graphql?query={site{id}}", { "sec-fetch-site": "cross-site", ...link }],
  ["/", { "sec-fetch-site": "cross-site", "sec-fetch-dest": "iframe" }],
  ["/", { "sec-fetch-site": "cross-site", ...link }, "POST"],
  ["http://localhost/_gatsby/file/x/y", {}],
])("%s with %j is refused", async (path, headers = {}, method = "GET") => {
  expect(await ask(path, headers, method)).toBe(403);
});

describe("with an origin behind a proxy", () => {
  const host = "redakcja.example.pl";
  const secret = { "editing-secret": "0123456789abcdef0123456789abcdef" };
  beforeEach(() => {
    process.env.EDITING_ORIGIN = `https://${host}`;
    process.env.EDITING_SECRET = secret["editing-secret"];
  });
  afterEach(() => {
    delete process.env.EDITING_ORIGIN;
    delete process.env.EDITING_SECRET;
  });

  test.each<[Record<string, string>, number]>([
    [{ host }, 200],
    [{ host, origin: `https://${host}`, "sec-fetch-site": "same-origin" }, 200],
    [{ host: "localhost:PORT" }, 200],
    [{ host, origin: `http://${host}` }, 403],
    [{ host, origin: "http://localhost:PORT" }, 403],
    [{ host: "localhost:PORT", origin: `https://${host}` }, 403],
    [{ host: "example.pl" }, 403],
    [{ host, "sec-fetch-site": "cross-site", "sec-fetch-dest": "script" }, 403],
  ])("%j is answered with %d", async (headers, status) => {
    expect(await ask("/admin/start.js", { ...secret, ...headers })).toBe(status);
  });

  test.each<Record<string, string>>([
    { host },
    { host, "remote-user": "Prezes" },
    { host: "localhost:PORT" },
    { host, "editing-secret": "" },
    { host, "editing-secret": "0123456789abcdef0123456789abcdee" },
  ])("what has not passed its login is refused: %j", async (headers) => {
    expect(await ask("/admin", headers)).toBe(403);
    // A secret that nobody has set is nobody's.
    delete process.env.EDITING_SECRET;
    expect(await ask("/admin", headers)).toBe(403);
    expect(await ask("/admin", { ...headers, "editing-secret": "undefined" })).toBe(403);
  });
});

test.each([
  "/_gatsby/image/a/b/..%2f..%2fTARGET?u=http://evil.example/p.png&a=w%3D1%26fm%3Draw",
  "/_GATSBY/file/x/r.html?u=http://192.168.0.1/",
  "//_gatsby/file/x/r.html?u=http://192.168.0.1/",
  "/__open-stack-frame-in-editor?fileName=gatsby-node.ts",
  "/__refresh",
  "/__refresh/gatsby-source-filesystem",
])("%s is there for nobody", async (path) => {
  expect(await ask(path, { "sec-fetch-site": "same-origin" })).toBe(404);
});

test("comes before all that is there, takes away what opens it to every origin, and keeps the rest", () => {
  const handle = () => undefined;
  const names = ["query", "expressInit", "corsMiddleware", "bound dispatch"];
  const stack: { name: string; handle: unknown }[] = names.map((name) => ({ name, handle }));
  const use = (added: unknown) => stack.push({ name: "added", handle: added });
  const engine = { opts: {} as Record<string, (...given: unknown[]) => void> };
  const sockets = { init: (_options: object) => ({ engine }) };
  serveOwnPageOnly({ _router: { stack }, use }, sockets as never);
  expect(stack[0]?.handle).toBe(refuseOthers);
  expect(stack.slice(1).map(({ name }) => name)).toEqual([
    "query",
    "expressInit",
    "bound dispatch",
  ]);

  sockets.init({ server: {} });
  const allowed = jest.fn();
  const asked = {
    method: "GET",
    url: "/socket.io/",
    socket: { localPort: 8000, remoteAddress: "::1" },
  };
  const host = "localhost:8000";
  engine.opts.allowRequest?.({ ...asked, headers: { host } }, allowed);
  const evil = { host, origin: "https://evil.example" };
  engine.opts.allowRequest?.({ ...asked, headers: evil }, allowed);
  expect(allowed.mock.calls).toEqual([
    [null, true],
    [null, false],
  ]);
});
