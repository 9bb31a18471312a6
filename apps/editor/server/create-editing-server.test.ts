/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import sharp from "sharp";
import { IDLE_CONNECTION } from "@typed-site/utils/node";
import { pdf } from "gatsby-plugin-typed-content/testing/pdf";
import { smallPhotoAddress } from "../page/photos/photo-address";
import type {
  EditingApi,
  Entry,
  FoundText,
  Overview,
  PdfFile,
  PublishingState,
  Saved,
} from "../shared/contract";
import { ContentStore } from "./change/content-store";
import { tinyEditingServer, tinyProject } from "./editing-server.fixture";
import { MOST_JSON } from "./refused-request";

/** Where the process began. */
const start = process.cwd();

let project: string;
let app: FastifyInstance | undefined;
beforeEach(() => {
  project = tinyProject();
});
afterEach(async () => {
  await app?.close();
  process.chdir(start);
});

const post = (name: string, payload: object | string = {}, headers: Record<string, string> = {}) =>
  app!.inject({
    method: "POST",
    url: `/admin/api/${name}`,
    payload,
    headers: {
      host: "localhost",
      "content-type": "application/json",
      ...headers,
    },
  });
const get = (url: string, headers: Record<string, string> = {}) =>
  app!.inject({ url, headers: { host: "localhost", ...headers } });

/** A text of a file, as it is found. */
const found = (file: string) => expect.objectContaining({ file }) as FoundText;

const save = { file: "company.yaml", data: { brand: "Las" } };

/** The same from the form that an editor has open. */
const saveOfForm = async (headers = {}) => ({
  ...save,
  base: (await post("entry", save, headers)).json<Entry>().base,
});

test("a form is saved over the text that it was given; of another one nothing is believed", async () => {
  app = await tinyEditingServer(project);
  const { data, base } = (await post("entry", { file: "company.yaml" })).json<Entry>();
  const changed = { file: "company.yaml", data: { ...(data as object), brand: "Las" } };
  const text = readFileSync(path.join(project, "content/company.yaml"), "utf8");
  const forged = await post("save", { ...changed, base: text });
  expect(forged.json()).toMatchObject({ agree: "Zapisz moją" });
  const saved = (await post("save", { ...changed, base })).json<Saved>();
  const again = { ...changed, data: { ...(data as object), brand: "Bór" }, base: saved.base };
  await app.close();
  // A form outlives a restart.
  app = await tinyEditingServer(project);
  expect((await post("save", again)).statusCode).toBe(200);
});

test("the page's script and styles are bundled once, wherever the process was started", async () => {
  process.chdir("/");
  app = await tinyEditingServer(project);
  expect((await get("/admin")).body).toContain('src="/admin/start.js"');
  const { body: script } = await get("/admin/start.js");
  expect(script).toContain("Co chcesz");
  const style = await get("/admin/style.css");
  expect([style.body, style.headers["content-type"]]).toEqual([
    expect.stringContaining(".dialog"),
    "text/css; charset=utf-8",
  ]);
  const sent = await get("/admin/start.js", { "accept-encoding": "gzip, deflate, br" });
  expect(brotliDecompressSync(sent.rawPayload).toString()).toBe(script);
  expect(sent.headers).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    vary: "accept-encoding",
  });
  const again = await get("/admin/start.js", { "if-none-match": String(sent.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, ""]);
  await app.close();
  // Another start takes what was kept, whatever that says.
  const kept = path.join(project, ".develop/editing/page/page.json");
  const marked = readFileSync(kept, "utf8").replace("Co chcesz", "Wzięto z pliku");
  writeFileSync(kept, marked);
  app = await tinyEditingServer(project);
  expect((await get("/admin/start.js")).body).toContain("Wzięto z pliku");
  await app.close();
  // Without this file nothing can be bundled.
  rmSync(path.join(project, "package.json"));
  app = await tinyEditingServer(project);
  const logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
  expect((await get("/admin/start.js")).statusCode).toBe(500);
  logged.mockRestore();
});

/** A script of the page and those that it imports at once: names, and bytes as they are sent. */
async function withImports(name: string, known = new Map<string, number>()) {
  const sent = await get(`/admin/${name}`, { "accept-encoding": "br" });
  known.set(name, sent.rawPayload.length);
  const text = brotliDecompressSync(sent.rawPayload).toString();
  for (const [, part = ""] of text.matchAll(/(?:\bfrom|\bimport)\s*"\.\/([^"]+)"/g)) {
    if (!known.has(part)) await withImports(part, known);
  }
  return known;
}

test("a slow line brings the start page with 120 kB; a form's part comes when it is needed, and is kept", async () => {
  app = await tinyEditingServer(project);
  const scripts = await withImports("start.js");
  const styles = await get("/admin/style.css", { "accept-encoding": "br" });
  const bytes = [styles.rawPayload.length, ...scripts.values()];
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThan(120_000);
  const start = await Promise.all([...scripts.keys()].map((name) => get(`/admin/${name}`)));
  const texts = start.map(({ body }) => body).join("\n");
  const [, form] = /import\("\.\/(entry-view-[^"]+)"\)/.exec(texts) ?? [];
  const { body, headers } = await get(`/admin/${form}`);
  expect(body).toContain("ProseMirror");
  expect(texts).not.toContain("ProseMirror");
  expect(headers["cache-control"]).toContain("immutable");
  expect((await get("/admin/entry-view-ABCD2345.js")).statusCode).toBe(404);
});

test("the site's styles and fonts are there while nothing draws the site, and no other file", async () => {
  mkdirSync(path.join(project, "src"));
  writeFileSync(path.join(project, "src/site.css"), ":root {}");
  mkdirSync(path.join(project, "static/fonts"), { recursive: true });
  writeFileSync(path.join(project, "static/fonts/a.woff2"), "font");
  app = await tinyEditingServer(project);
  const { body: page } = await get("/admin");
  const [, style = ""] = /<link rel="stylesheet" href="(\/admin\/site\/[^"]*)"/.exec(page) ?? [];
  const sent = await get(style);
  expect([sent.body, sent.headers["content-type"]]).toEqual([
    ":root {}",
    "text/css; charset=utf-8",
  ]);
  expect(page).toContain('<html lang="pl">');
  // Search engines have nothing to look for here.
  expect(page).toContain('name="robots" content="noindex"');
  expect((await get("/fonts/a.woff2")).body).toBe("font");
  expect((await get("/fonts/b.woff2")).statusCode).toBe(404);
  expect((await get("/fonts/..%2f..%2fpackage.json")).statusCode).toBe(404);
});

test("photos come small, and again only once they are others", async () => {
  app = await tinyEditingServer(project);
  const small = smallPhotoAddress("photos/hero-las.jpg", "list");
  const photo = await get(small);
  expect((await sharp(photo.rawPayload).metadata()).width).toBe(160);
  expect(photo.headers["cache-control"]).toBe("private, no-cache");
  const known = { "if-none-match": String(photo.headers.etag) };
  expect((await get(small, known)).statusCode).toBe(304);
  // One of as many bytes is another, too.
  utimesSync(path.join(project, "content/photos/hero-las.jpg"), 1, 1);
  const { statusCode, headers } = await get(small, known);
  expect([statusCode, headers["content-type"]]).toEqual([200, "image/jpeg"]);
  const other = sharp({ create: { width: 200, height: 50, channels: 3, background: "green" } });
  await other.jpeg().toFile(path.join(project, "content/photos/hero-las.jpg"));
  expect((await sharp((await get(small, known)).rawPayload).metadata()).height).toBe(40);
  for (const place of ["gone.jpg", "..%2F..%2Fpackage.json", "%2e%2e/company.yaml"]) {
    expect((await get(`/admin/photos/${place}`)).statusCode).toBe(404);
  }
});

test("nothing is answered to another site, and nobody may put the page into a frame", async () => {
  app = await tinyEditingServer(project);
  const evil = { origin: "https://evil.example" };
  for (const url of ["/admin", "/admin/start.js", "/", "/page-data/index/page-data.json"]) {
    expect((await get(url, evil)).statusCode).toBe(403);
    expect((await get(url, { host: "evil.example" })).statusCode).toBe(403);
  }
  expect((await post("save", save, evil)).statusCode).toBe(403);
  const { headers } = await get("/admin", { origin: "http://localhost" });
  expect(headers).toMatchObject({
    "x-frame-options": "SAMEORIGIN",
    "x-content-type-options": "nosniff",
    "content-security-policy": "frame-ancestors 'self'",
    "cache-control": "no-store",
  });
  const script = await get("/admin/start.js", { origin: "http://localhost" });
  expect(script.headers["cache-control"]).toBe("private, no-cache");
});

test("a form of another site is no JSON, so nothing is done", async () => {
  app = await tinyEditingServer(project);
  const asText = { "content-type": "text/plain" };
  const sent = JSON.stringify(save);
  expect((await post("save", sent, asText)).statusCode).toBe(415);
  const { data } = (await post("entry", { file: "company.yaml" })).json<{ data: unknown }>();
  expect(data).toEqual({ brand: "Bór" });
});

test("a refusal, a question and an error are told apart", async () => {
  app = await tinyEditingServer(project);
  const refused = await post("entry", { file: "none.yaml" });
  expect(refused.statusCode).toBe(422);
  expect(refused.json()).toEqual({
    complaints: [
      { problem: "Tej pozycji już nie ma.", remedy: "Wróć do strony startowej i wybierz inną." },
    ],
  });
  const file = "services/trawa-z-rolki.yaml";
  const { base } = (await post("entry", { file })).json<Entry>();
  const asked = await post("delete", { file, base });
  expect(asked.statusCode).toBe(409);
  expect(asked.json()).toHaveProperty("agree");
  // It is as it was when it was opened.
  expect(asked.json()).not.toHaveProperty("newer");
  const logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
  expect((await post("search")).statusCode).toBe(500);
  expect(logged).toHaveBeenCalledTimes(1);
  // What a sender has done wrong is nothing for the operator.
  expect((await post("save", "{")).statusCode).toBe(400);
  expect(logged).toHaveBeenCalledTimes(1);
  logged.mockRestore();
});

test("a text that is too long for any entry is refused with its limit", async () => {
  app = await tinyEditingServer(project);
  const answer = await post("search", { words: "a".repeat(MOST_JSON) });
  expect(answer.statusCode).toBe(422);
  expect(answer.body).toContain("To za dużo naraz.");
});

test.each(["ENOSPC", "EDQUOT"])("a full disk (%s) is told as one", async (code) => {
  app = await tinyEditingServer(project);
  const full = Object.assign(new Error("write"), { code });
  const change = jest.spyOn(ContentStore.prototype, "change").mockRejectedValue(full);
  const answer = await post("save", save);
  change.mockRestore();
  expect(answer.statusCode).toBe(422);
  expect(answer.body).toContain("na dysku serwera nie ma już miejsca");
});

test("each question of the page is answered from the content, by what it names", async () => {
  mkdirSync(path.join(project, "content/files"));
  writeFileSync(path.join(project, "content/files/wzor.pdf"), pdf({ title: "(Wzor)" }));
  app = await tinyEditingServer(project);
  const answers: { [Name in keyof EditingApi]?: [EditingApi[Name][0], EditingApi[Name][1]] } = {
    search: [{ words: "wszystko wolno" }, [found("legal/regulamin-serwisu.yaml")]],
    // All towns say so: the one of this page is meant.
    locate: [{ text: "piasek", page: "/reda" }, found("towns/reda.yaml")],
    "link-targets": [
      {},
      expect.arrayContaining([
        { address: "/kontakt", label: "Kontakt" },
        { address: "/files/wzor.pdf", label: "Wzor", size: expect.any(String) as string },
      ]) as [],
    ],
    photos: [
      {},
      expect.arrayContaining([
        expect.objectContaining({
          place: "photos/hero-dom.jpg",
          uses: [expect.objectContaining({ file: "galleries/ogrody.yaml" })],
        }),
      ]) as [],
    ],
  };
  for (const [name, [request, answer]] of Object.entries(answers)) {
    expect([name, (await post(name, request)).json()]).toEqual([name, answer]);
  }
  const form = await app.inject({
    method: "POST",
    url: "/api/form",
    headers: { host: "localhost" },
  });
  expect([form.statusCode, form.body]).toEqual([503, expect.stringContaining("To jest podgląd")]);
});

test("the page beside a form is started anew where somebody wants it, and ends with the server", async () => {
  let end = jest.fn();
  const ended = new Promise<void>((resolve) => (end = jest.fn(resolve)));
  const freePort = jest.fn().mockRejectedValueOnce(new Error("none")).mockResolvedValue(1);
  const draw = () => ({ ended, end });
  app = await tinyEditingServer(project, {
    preview: { freePort, draw, isDrawn: () => new Promise(() => undefined) },
  });
  const logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
  expect((await post("preview")).json()).toEqual({ state: "starting" });
  expect((await post("preview")).json()).toEqual({ state: "failed" });
  expect((await post("preview", { isWanted: true })).json()).toEqual({ state: "starting" });
  logged.mockRestore();
  await app.close();
  expect(end).toHaveBeenCalledTimes(1);
});

test("no connection is closed while Caddy may still send on it, and none holds up a restart", async () => {
  app = await tinyEditingServer(project);
  expect(app.initialConfig).toMatchObject({
    keepAliveTimeout: IDLE_CONNECTION,
    forceCloseConnections: true,
  });
});

test("a copy begins with what the entry has that is copied", async () => {
  app = await tinyEditingServer(project);
  const request = { folder: "towns/", copyOf: "towns/puck.yaml" };
  const copy = (await post("new-entry", request)).json<Entry>();
  expect(copy).toMatchObject({ isNew: true, data: { name: "Puck" } });
});

test("a PDF file is listed, and deleted by the version that was seen", async () => {
  mkdirSync(path.join(project, "content/files"));
  writeFileSync(path.join(project, "content/files/wzor.pdf"), pdf({ title: "(Wzor)" }));
  app = await tinyEditingServer(project);
  const [file] = (await post("pdfs")).json<PdfFile[]>();
  const asked = await post("delete", { file: file?.place, base: file?.version });
  expect(asked.json()).toMatchObject({ places: [], agree: "Usuń" });
});

test("who is logged in saves under that name", async () => {
  const askedByThemselves: string[] = [];
  app = await tinyEditingServer(project, {
    origin: "https://redakcja.example.pl",
    login: (scope) => {
      scope.decorateRequest("editor");
      scope.addHook("onRoute", ({ url, config }) => {
        if (config?.isAskedByItself) askedByThemselves.push(url);
      });
      scope.addHook("onRequest", (request, reply, done) => {
        if (!request.headers.cookie) return void reply.code(401).send({});
        request.editor = { name: '"Żaneta"', email: "zaneta@example.pl" };
        done();
      });
    },
  });
  const host = "redakcja.example.pl";
  const known = { host, origin: `https://${host}`, cookie: "session=1" };
  for (const url of ["/admin", "/", "/admin/photos/hero-dom.jpg", "/socket.io/", "/nothing.html"]) {
    expect((await get(url, { host })).statusCode).toBe(401);
  }
  expect((await post("save", await saveOfForm(known), known)).statusCode).toBe(200);
  const overview = (await post("overview", {}, known)).json<Overview>();
  expect(overview).toMatchObject({ editor: '"Żaneta"', hasLogin: true, waiting: 1 });
  const entries = overview.groups.flatMap((group) => group.entries);
  expect(entries.find(({ file }) => file === "company.yaml")?.changed?.by).toBe('"Żaneta"');
  // Each editor's drafts are her own.
  expect((await get("/admin", known)).body).toContain(
    '<div id="redakcja" data-editor="&quot;Żaneta&quot;">',
  );
  // What an open page asks again and again keeps no session.
  const ofApi = askedByThemselves.filter((url) => url.startsWith("/admin/api/"));
  expect(ofApi.sort()).toEqual(["/admin/api/preview", "/admin/api/publishing-state"]);
});

test("on one's own machine the editor is whom git knows, and nothing can be published", async () => {
  const git = (...words: string[]) => execFileSync("git", words, { cwd: project });
  git("config", "user.name", "Jan Żuraw");
  app = await tinyEditingServer(project);
  expect((await post("save", await saveOfForm())).statusCode).toBe(200);
  const state = (await post("publishing-state")).json<PublishingState>();
  expect(state.author.name).toBe("Jan Żuraw");
  const prepared = jest.spyOn(ContentStore.prototype, "prepare");
  expect((await post("overview")).json<Overview>().hasLogin).toBe(false);
  expect(prepared).toHaveBeenCalled();
  expect(state.waiting.map(({ savers }) => savers)).toEqual([["Jan Żuraw"]]);
  expect(state.problem?.problem).toContain("Stąd nie można publikować");
});

test("on the internet it does not start without a login", async () => {
  const starting = tinyEditingServer(project, { origin: "https://redakcja.example.pl" });
  await expect(starting).rejects.toThrow("needs a login");
});
