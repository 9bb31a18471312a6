import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import type { HTMLElement } from "node-html-parser";
import { folderWith } from "@typed-site/test-support/site";
import { site } from "./files/search-files.fixture";
import { beginSite, finish, type FinishedPages } from "./finish";
import { writeCaddyFiles } from "./headers/write-header-files";

const built =
  '<html><head><meta><style data-href="/app.css">p{}</style></head><body><main>' +
  '<img src="/static/ogrod.jpg"></main>' +
  "<script>window.___a=1</script>" +
  ["/webpack-runtime-1.js", "/framework-1.js", "/app-1.js"]
    .map((address) => `<script src="${address}" async></script>`)
    .join("") +
  "</body></html>";

const files = {
  "index.html": built,
  "404.html": built,
  "app.css": `p{${" ".repeat(1024)}}`,
  "fonts/a.woff2": "font",
  [`static/${"a".repeat(32)}/1/ogrod.jpg`]: "photo",
  [`static/${"b".repeat(32)}/1/dom.jpg`]: "deleted photo",
  "static/d/12345.json": "{}",
  "webpack.stats.json": JSON.stringify({ assetsByChunkName: { app: ["app.css"] } }),
  "page-data/index/page-data.json": JSON.stringify({ componentChunkName: "home" }),
  "page-data/404.html/page-data.json": JSON.stringify({ componentChunkName: "home" }),
};

const folder = folderWith(files);
const read = (file: string) => readFileSync(path.join(folder, file), "utf8");

beforeAll(() => finish(folder, site, async (_name, run) => run()));

test("the sitemap names the photos that a page shows", () => {
  expect(read("sitemap.xml")).toContain(
    "<image:loc>https://example.org/static/ogrod.jpg</image:loc>",
  );
});

test("it lists no page that has another address, that may not be listed, or that is an error", async () => {
  const page = (head: string) => built.replace("<meta>", `<meta>${head}`);
  const data = JSON.stringify({ componentChunkName: "home" });
  const other = folderWith({
    ...files,
    "gdańsk/index.html": page('<link rel="canonical" href="https://example.org/gda%C5%84sk"/>'),
    "page-data/gdańsk/page-data.json": data,
    "alias/index.html": page('<link rel="canonical" href="https://example.org/gda%C5%84sk"/>'),
    "page-data/alias/page-data.json": data,
    "thanks/index.html": page('<meta name="robots" content="noindex"/>'),
    "page-data/thanks/page-data.json": data,
  });
  const pages = new Map([["/gdańsk", { path: "/gdańsk", changed: "2026-03-01" }]]);
  await finish(other, { ...site, pages }, async (_name, run) => run());
  const xml = readFileSync(path.join(other, "sitemap.xml"), "utf8");
  expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)).toEqual([
    "https://example.org/",
    "https://example.org/gda%C5%84sk",
  ]);
  expect(xml).toContain("<lastmod>2026-03-01</lastmod>");
});

test("a page is listed as Gatsby has it, where addresses end with a slash", async () => {
  const other = folderWith({
    ...files,
    "a/index.html": built.replace(
      "<meta>",
      '<meta><link rel="canonical" href="https://example.org/a/"/>',
    ),
    "page-data/a/page-data.json": JSON.stringify({ componentChunkName: "home" }),
  });
  const pages = new Map([["/a", { path: "/a/" }]]);
  await finish(other, { ...site, pages }, async (_name, run) => run());
  expect(readFileSync(path.join(other, "sitemap.xml"), "utf8")).toContain(
    "<loc>https://example.org/a/</loc>",
  );
});

test("what the site has in its folder for such files stays its own", async () => {
  const other = folderWith({ ...files, "robots.txt": "Disallow: /" });
  const project = folderWith({ "package.json": "{}", "static/robots.txt": "Disallow: /" });
  await finish(other, { ...site, project, languages: undefined }, async (_name, run) => run());
  expect(readFileSync(path.join(other, "robots.txt"), "utf8")).toBe("Disallow: /");
  expect(existsSync(path.join(other, "sitemap.xml"))).toBe(true);
  // Of a site that does not say it, the language is not guessed.
  expect(readFileSync(path.join(other, "manifest.webmanifest"), "utf8")).not.toContain("lang");
});

test("whoever serves a site that may not be listed says so, and allows what it loads from elsewhere", async () => {
  const frame = '<iframe src="https://film.example/1"></iframe></main>';
  const other = folderWith({ ...files, "index.html": built.replace("</main>", frame) });
  const policy = { "frame-src": ["https://film.example"] };
  await finish(other, { ...site, noIndex: true, policy }, async (_name, run) => run());
  writeCaddyFiles(other, other);
  for (const file of ["_headers", "headers.caddy"]) {
    const headers = readFileSync(path.join(other, file), "utf8");
    expect(headers).toMatch(/x-robots-tag:? "?noindex/);
    expect(headers).toContain("frame-src https://film.example");
  }
  // What is said while the server is gone is asked for again.
  const caddy = readFileSync(path.join(other, "headers.caddy"), "utf8");
  expect(caddy).toContain('Cache-Control "no-cache"');
  expect(read("_headers")).not.toMatch(/x-robots-tag|frame-src/);
});

test("the pictures of a deleted photo go, those of the others stay", () => {
  expect(existsSync(path.join(folder, "static", "a".repeat(32), "1/ogrod.jpg"))).toBe(true);
  expect(existsSync(path.join(folder, "static", "b".repeat(32)))).toBe(false);
  // What is no picture of a file.
  expect(read("static/d/12345.json")).toBe("{}");
});

test.each(["sw.js", "service-worker.js", "serviceworker.js", "superpwa-sw.js"])(
  "a worker of the domain's former site finds its end at /%s",
  (file) => expect(read(file)).toContain("unregister"),
);

test("a site that says nothing of itself has what follows from its pages, and no more", async () => {
  const other = folderWith(files);
  const bare = { ...site, company: undefined, colours: undefined, languages: undefined };
  await finish(other, bare, async (_name, run) => run());
  const has = (file: string) => existsSync(path.join(other, file));
  const all = ["sitemap.xml", "robots.txt", "manifest.webmanifest", ".well-known/security.txt"];
  expect(all.filter(has)).toEqual(["sitemap.xml", "robots.txt"]);
  expect(all.filter((file) => existsSync(path.join(folder, file)))).toEqual(all);
});

test("the content's redirects reach the server and static hosts", () => {
  expect(read("_redirects")).toContain("/p%C5%82oty /kontakt 301");
});

test("the site's own changes are made on pages with their styles and scripts, and those see none of Gatsby's", async () => {
  const other = folderWith(files);
  const seen: unknown[] = [];
  const look = (document: HTMLElement) =>
    seen.push([
      document.querySelector("style")?.parentNode.tagName,
      document.querySelectorAll("script[data-start]").length,
      document.querySelectorAll("script[async]").length,
    ]);
  await finish(other, { ...site, changes: [look] }, async (_name, run) => run());
  expect(seen).toEqual([
    ["HEAD", 2, 0],
    ["HEAD", 2, 0],
  ]);
});

test("a static host gets the policy with the pages' hashes", () => {
  const { scripts, styles } = JSON.parse(read("_pages.json")) as Record<string, string[]>;
  const hashes = [...(scripts ?? []), ...(styles ?? [])];
  expect(hashes.length).toBeGreaterThan(1);
  for (const hash of hashes) expect(read("_headers")).toContain(hash);
});

test("it demands TLS of subdomains only where the operator says so", async () => {
  expect(read("_headers")).not.toContain("includeSubDomains");
  process.env.HSTS_SUBDOMAINS = "1";
  const other = folderWith(files);
  await finish(other, site, async (_name, run) => run());
  writeCaddyFiles(other, other);
  delete process.env.HSTS_SUBDOMAINS;
  for (const file of ["_headers", "headers.caddy"]) {
    expect(readFileSync(path.join(other, file), "utf8")).toContain("includeSubDomains");
  }
});

test("a static host keeps hashed files for a year, fonts for a day and pages not at all", () => {
  const kept = [...read("_headers").matchAll(/^(\/\S+)\n {2}Cache-Control: (.*)$/gm)];
  expect(Object.fromEntries(kept.map(([, address, value]) => [address, value]))).toEqual({
    "/static/*": expect.stringContaining("immutable") as string,
    "/gatsby-state-*": expect.stringContaining("immutable") as string,
    "/fonts/*": expect.stringContaining("max-age=86400") as string,
    "/manifest.webmanifest": expect.stringContaining("max-age=86400") as string,
  });
});

test("the compressed copies are those of the finished pages", () => {
  const copy = brotliDecompressSync(readFileSync(path.join(folder, "index.html.br"))).toString();
  expect(copy).toBe(read("index.html"));
  expect(copy).not.toBe(built);
});

test("each part of the work begins when the one before has ended, and the site is whole after the last", async () => {
  const other = folderWith(files);
  const running: string[] = [];
  let isWhole = false;
  await finish(other, site, async (name, run) => {
    expect(running).toEqual([]);
    isWhole ||= existsSync(path.join(other, "_pages.json"));
    running.push(name);
    await new Promise((resolve) => setImmediate(resolve));
    const answer = await run();
    running.pop();
    return answer;
  });
  expect(running).toEqual([]);
  expect(isWhole).toBe(false);
  expect(existsSync(path.join(other, "_pages.json"))).toBe(true);
});

test("a build that breaks off in its last step leaves no whole site, and the next one does", async () => {
  const broken = folderWith({ ...files, "_pages.json": "{}" });
  const place = path.join(broken, "_pages.json");
  beginSite(broken);
  const breaksOff = finish(broken, site, async (name, run) => {
    if (name.startsWith("Compressing")) throw new Error("no space");
    return run();
  });
  await expect(breaksOff).rejects.toThrow("no space");
  expect(existsSync(place)).toBe(false);
  await finish(broken, site, async (_name, run) => run());
  expect(existsSync(place)).toBe(true);
});

describe("pages that an earlier build has finished are finished anew", () => {
  const run = async <T>(_name: string, work: () => T | Promise<T>) => work();

  test("where the site has another style sheet", async () => {
    const other = folderWith({ ...files, "new.css": "p{color:red}" });
    const own = { ...site, finishedBy: "a" };
    const finished: FinishedPages = new Map();
    await finish(other, own, run, finished);
    const stats = JSON.stringify({ assetsByChunkName: { app: ["new.css"] } });
    writeFileSync(path.join(other, "webpack.stats.json"), stats);
    await finish(other, own, run, finished);
    expect(readFileSync(path.join(other, "index.html"), "utf8")).toContain("p{color:red}");
  });

  test("where what finishes them is another program, and only then", async () => {
    const other = folderWith(files);
    const finished: FinishedPages = new Map();
    let word = "one";
    const changes = [
      (document: HTMLElement) => document.querySelector("main")?.setAttribute("data-word", word),
    ];
    const finishBy = async (finishedBy: string) => {
      await finish(other, { ...site, changes, finishedBy }, run, finished);
      return readFileSync(path.join(other, "index.html"), "utf8");
    };
    await finishBy("a");
    word = "two";
    expect(await finishBy("a")).toContain('data-word="one"');
    expect(await finishBy("b")).toContain('data-word="two"');
  });

  test("where its pages may load less", async () => {
    const frame = '<iframe src="https://film.example/1"></iframe></main>';
    const other = folderWith({ ...files, "index.html": built.replace("</main>", frame) });
    const own = { ...site, finishedBy: "a" };
    const finished: FinishedPages = new Map();
    const policy = { "frame-src": ["https://film.example"] };
    await finish(other, { ...own, policy }, run, finished);
    await expect(finish(other, own, run, finished)).rejects.toThrow("film.example");
  });

  test("where nobody knows what finishes them", async () => {
    const other = folderWith(files);
    const finished: FinishedPages = new Map();
    let year = 2026;
    const changes = [
      (document: HTMLElement) =>
        document.querySelector("main")?.setAttribute("data-year", `${year}`),
    ];
    await finish(other, { ...site, changes }, run, finished);
    year = 2027;
    await finish(other, { ...site, changes }, run, finished);
    expect(readFileSync(path.join(other, "index.html"), "utf8")).toContain('data-year="2027"');
  });
});
