import { cacheControl, cachingRules } from "./caching";
import { caddySite } from "./caddy-site";

const { text } = caddySite({});

/** What Caddy answers: of several rules for one address the last one stands. */
function cachingByCaddy(address: string): string | undefined {
  const rules = [
    ...text.matchAll(/@kept(\d+) path_regexp `(.*)`\n\s*header @kept\1 Cache-Control "(.*)"/g),
  ];
  return rules.findLast(([, , pattern = ""]) => new RegExp(pattern).test(address))?.[3];
}

test("an address of two rules is kept as long by Caddy as by Node", () => {
  const address = "/static/0123456789abcdef0123456789abcdef/dom.png";
  expect(cachingRules.filter(({ pattern }) => pattern.test(address)).length).toBeGreaterThan(1);
  expect(cachingByCaddy(address)).toBe(cacheControl(address));
});

test.each([
  ...["html", "js", "css", "map", "json", "xml", "txt", "webmanifest", "woff2"],
  ...["avif", "gif", "ico", "jpeg", "jpg", "png", "svg", "webp", "mp4", "pdf"],
])("Caddy sends files that end with .%s itself", (ending) => {
  expect(text).toContain(ending === "html" ? "text/html" : `@${ending} path *.${ending}`);
});

test("Caddy itself answers for the plain spelling of an address alone; the rest goes on to Node", () => {
  const [, plain = ""] = /vars_regexp \{http\.request\.uri\.path\} `(.*)`/.exec(text) ?? [];
  const isPlain = (address: string) => new RegExp(plain).test(address);
  const right = ["/", "/kontakt", "/gdańsk/las.svg", "/.well-known/security.txt", "/..a", "/a..b"];
  expect(right.filter((address) => !isPlain(address))).toEqual([]);
  const others = ["//", "//kontakt", "/kontakt/", "/a//b", "/.", "/..", "/./a", "/a/../b", "/a\\b"];
  expect([...others, "/a%2fb", "/{a}", "/a*", "/a\n", "a"].filter(isPlain)).toEqual([]);
});

/** The lines of each block that begins with a line. */
const blocks = (first: string) =>
  text
    .split(`\n${first} {\n`)
    .slice(1)
    .map((block) => block.split("\n").map((line) => line.trim()));

test("Caddy sends no page under a second address, and answers no form", () => {
  const [page = [], file = []] = [...blocks("@page"), ...blocks("@file")];
  for (const matcher of [page, file]) expect(matcher[0]).toBe("method GET HEAD");
  expect(page[2]).toBe("not path /404");
  expect(file).toContain("not path /404.html /index.html */index.html /_pages.json");
});

test("pages and files come compressed where they are, and are asked for each time unless a rule says otherwise", () => {
  const answers = [...blocks("	handle @page"), ...blocks("	handle @file")];
  expect(answers).toHaveLength(2);
  const lines = ["precompressed br gzip", "disable_canonical_uris", "Vary accept-encoding"];
  for (const answer of answers) {
    expect(answer).toEqual(expect.arrayContaining([...lines, 'Cache-Control "no-cache"']));
  }
  // The file of a page, and what it is: its address has no ending by which Caddy would know.
  const [page = []] = answers;
  const server = page.indexOf("file_server {");
  expect(page.slice(server - 2, server)).toEqual([
    'header Content-Type "text/html; charset=utf-8"',
    "rewrite * {path}/index.html",
  ]);
});

test("what was made for one policy holds for no release with another one", () => {
  const [one, other] = ["'none'", "'self'"].map((value) => caddySite({ policy: value }));
  expect(one?.name).not.toBe(other?.name);
  expect(one).toEqual(caddySite({ policy: "'none'" }));
  expect(one?.name).toMatch(/^site-[0-9a-f]{20}\.caddy$/);
  expect(one?.text).toContain(`try_files /${one?.name}\n`);
});
