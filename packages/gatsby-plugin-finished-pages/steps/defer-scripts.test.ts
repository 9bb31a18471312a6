import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { runInNewContext } from "node:vm";
import { folderWith } from "@typed-site/test-support/site";
import { parsePage } from "@typed-site/utils/node";
import { site } from "../files/search-files.fixture";
import { finishPages } from "../finish-pages";
import { deferScripts } from "./defer-scripts";

const scripts = (...addresses: string[]) =>
  addresses.map((address) => `<script src="${address}" async></script>`).join("");
const page = (inside: string) =>
  `<html><head><meta></head><body><p>Ogród</p>${inside}</body></html>`;
const state = (build: string) =>
  `<script id="map">\n window.___chunkMapping="{\\"home\\":[\\"/home.js\\"]}";\n</script>` +
  `<script>window.___build="${build}";</script>`;
const stateFile = /\/gatsby-state-[0-9a-f]{20}\.js/;
const built = page(state("1") + scripts("/webpack-runtime-1.js", "/framework-1.js", "/app-1.js"));

const finish = (folder: string) =>
  finishPages(folder, [deferScripts(folder, site)], () => undefined);
const read = (folder: string) => readFileSync(path.join(folder, "index.html"), "utf8");

/** A folder with a finished page. */
function finished(html = built): string {
  const folder = folderWith({
    "index.html": html,
    "webpack.stats.json": JSON.stringify({
      assetsByChunkName: { app: ["app.css"], home: ["home.js"] },
    }),
    "page-data/index/page-data.json": JSON.stringify({ componentChunkName: "home" }),
  });
  finish(folder);
  return folder;
}

it("takes Gatsby's scripts out, and leaves their addresses for later", () => {
  const document = parsePage(read(finished()));
  expect(document.querySelectorAll("script[src]")).toEqual([]);
  const [first, last] = document.querySelectorAll("script");
  expect(document.querySelector("head")?.lastChild).toBe(first);
  expect(document.querySelector("body")?.lastChild).toBe(last);
  expect(last?.getAttribute("data-start")?.replace(stateFile, "/state.js")).toBe(
    "/state.js /webpack-runtime-1.js /framework-1.js /app-1.js /home.js /page-data/index/page-data.json /page-data/app-data.json",
  );
});

it("moves what Gatsby tells its scripts in each page to one file", () => {
  const folder = finished();
  const html = read(folder);
  const [file = ""] = stateFile.exec(html) ?? [];
  const window = {};
  runInNewContext(readFileSync(path.join(folder, file), "utf8"), { window });
  expect(window).toEqual({ ___chunkMapping: '{"home":["/home.js"]}', ___build: "1" });
  expect(parsePage(html).querySelectorAll("script")).toHaveLength(2);
});

it("leaves out Gatsby's script that differs from page to page", () => {
  const loader = `<script id="gatsby-script-loader">window.pagePath="/";</script>`;
  const html = built.replace("</p>", `</p>${loader}`);
  expect(read(finished(html))).toBe(read(finished()));
});

it("leaves the site's own scripts in their place, and what older browsers get instead", () => {
  const own = `<script>document.body.className="dark"</script><script src="/polyfill-1.js" nomodule></script><script src="/own.js"></script>`;
  const html = read(finished(built.replace("</p>", `</p>${own}`)));
  expect(html).toContain(own);
  expect(html.replace(own, "")).toBe(read(finished()));
});

it("changes a page only once", () => {
  const folder = finished();
  const once = read(folder);
  finish(folder);
  expect(read(folder)).toBe(once);
});

it.each([
  ["after a change of code", "2"],
  ["after a change elsewhere", "1"],
])("takes the scripts that Gatsby puts anew into a finished page %s", (_, build) => {
  const folder = finished();
  const again =
    state(build) + scripts(`/webpack-runtime-${build}.js`, "/framework-1.js", "/app-1.js");
  writeFileSync(path.join(folder, "index.html"), read(folder).replace("</p>", `</p>${again}`));
  finish(folder);
  expect(read(folder)).toBe(read(finished(page(again))));
});

it("takes out what an earlier version has left of them in a page", () => {
  const folder = finished();
  const former = read(folder).replace(/ data-start="\S+ /, ' data-start="');
  writeFileSync(path.join(folder, "index.html"), former.replace("</p>", `</p>${state("1")}`));
  finish(folder);
  expect(read(folder)).toBe(read(finished()));
});

it("replaces what an earlier version has put into a page", () => {
  const folder = finished();
  const document = parsePage(read(folder));
  for (const script of document.querySelectorAll("script")) script.textContent = "former()";
  writeFileSync(path.join(folder, "index.html"), document.toString());
  finish(folder);
  expect(read(folder)).toBe(read(finished()));
});

it.each([
  ["no scripts", ""],
  ["fewer than it needs", state("1") + scripts("/app-1.js")],
  ["nothing for them", scripts("/webpack-runtime-1.js", "/framework-1.js", "/app-1.js")],
])("stops when Gatsby has written %s", (_, inside) => {
  expect(() => finished(page(inside))).toThrow("index.html: Gatsby's scripts");
});

it.each([
  ["body", built.replace("<body>", "").replace("</body>", "")],
  ["head", built.replace("<head><meta></head>", "")],
])("says of a page without a %s that it has none", (_, html) => {
  expect(() => finished(html)).toThrow("index.html: the page has no head or no body");
});
