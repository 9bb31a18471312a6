import { createServer, request as send, type RequestOptions, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { NeedsConsent, refusal } from "../change/answers";
import { editorOf } from "./editor";
import { answer, bytesOf, type JsonResponse, type Request } from "./http";

/** A server that answers as the editing page does with what some work comes to. */
async function serve(work: (request: Request) => unknown): Promise<Server> {
  const server = createServer((request, raw) => {
    const response: JsonResponse = {
      status: (code: number) => {
        raw.statusCode = code;
        return response;
      },
      json: (value: unknown) => raw.end(JSON.stringify(value)),
    };
    answer(request as Request, response, () => work(request as Request));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
}

/** The status and the value that a server answers; `PORT` in a header is replaced by its own. */
async function ask(server: Server, headers: Record<string, string>, body = "") {
  const { port } = server.address() as AddressInfo;
  const given = Object.entries({ host: "localhost:PORT", ...headers }).map(
    ([name, value]) => [name, value.replace("PORT", String(port))] as const,
  );
  const options: RequestOptions = {
    port,
    host: "127.0.0.1",
    method: "POST",
    headers: Object.fromEntries(given),
  };
  return new Promise<[number | undefined, unknown]>((resolve, reject) => {
    const request = send(options, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (part: string) => (text += part));
      response.on("end", () => resolve([response.statusCode, JSON.parse(text)]));
    });
    request.on("error", reject).end(body);
  });
}

let server: Server | undefined;
afterEach(() => {
  server?.close();
  delete process.env.EDITING_ORIGIN;
  delete process.env.EDITING_SECRET;
});

const secret = { "editing-secret": "0123456789abcdef0123456789abcdef" };

/** Says that there is a proxy with a login. */
function beBehindProxy(): void {
  process.env.EDITING_ORIGIN = "https://redakcja.example.pl";
  process.env.EDITING_SECRET = secret["editing-secret"];
}

test("a page of another origin is refused before anything is done", async () => {
  const work = jest.fn(() => "done");
  server = await serve(work);
  for (const origin of ["https://example.com", "null", "http://localhost:1"]) {
    expect((await ask(server, { origin }))[0]).toBe(403);
  }
  expect(work).not.toHaveBeenCalled();
  expect(await ask(server, { origin: "http://localhost:PORT" })).toEqual([200, "done"]);
});

test("a refusal, a question and an error are told apart", async () => {
  const question = { ask: "Na pewno?", places: [], agree: "Tak" };
  const errors = [refusal("Nie.", "Inaczej."), new NeedsConsent(question), new Error("broken")];
  server = await serve(() => {
    throw errors.shift()!;
  });
  expect(await ask(server, {})).toEqual([
    422,
    { complaints: [{ problem: "Nie.", remedy: "Inaczej." }] },
  ]);
  expect(await ask(server, {})).toEqual([409, question]);
  const logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
  expect((await ask(server, {}))[0]).toBe(500);
  expect(logged).toHaveBeenCalled();
  logged.mockRestore();
});

test("more than was agreed is refused, with or without its length", async () => {
  server = await serve(async (request) => (await bytesOf(request, 4)).toString());
  expect(await ask(server, {}, "abcd")).toEqual([200, "abcd"]);
  expect((await ask(server, { "content-length": "5" }, "abcde"))[0]).toBe(422);
  expect((await ask(server, { "transfer-encoding": "chunked" }, "abcde"))[0]).toBe(422);
});

test("whoever sends nothing any more is given up, so that others get their turn", async () => {
  const silent = Object.assign(new Readable({ read: () => undefined }), {
    headers: {},
    setTimeout: (_: number, gone: () => void) => setImmediate(gone),
  });
  await expect(bytesOf(silent as unknown as Request, 4)).rejects.toThrow("Nothing came any more");
});

test("who is logged in is believed only from the proxy", async () => {
  server = await serve((request) => editorOf(request, __dirname)?.name ?? "");
  const login = { "remote-user": Buffer.from("Żaneta <b>").toString("latin1") };
  const [, ofGit] = await ask(server, login);
  expect(ofGit).not.toContain("Żaneta");
  beBehindProxy();
  const throughProxy = { host: "redakcja.example.pl", origin: "https://redakcja.example.pl" };
  expect(await ask(server, { ...login, ...throughProxy, ...secret })).toEqual([200, "Żaneta b"]);
  expect((await ask(server, { ...login, ...throughProxy }))[0]).toBe(403);
  expect((await ask(server, { ...login, ...secret }))[1]).toBe(ofGit);
});

test("the editor's address is made of the name and the host", async () => {
  beBehindProxy();
  server = await serve((request) => editorOf(request, __dirname));
  const headers = { host: "redakcja.example.pl", "remote-user": "anna.kowalska", ...secret };
  expect(await ask(server, headers)).toEqual([
    200,
    { name: "anna.kowalska", email: "anna-kowalska@redakcja.example.pl" },
  ]);
});
