import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { folderWith } from "../../../e2e/support/server/site";
import { parsePage } from "../../utils/parse-page";
import { finishPages } from "../finish-pages";
import { deferScripts } from "./defer-scripts";

const scripts = (...addresses: string[]) =>
  addresses.map((address) => `<script src="${address}" async></script>`).join("");
const page = (inside: string) =>
  `<html><head><meta></head><body><p>Ogród</p>${inside}</body></html>`;
const built = page(scripts("/runtime-1.js", "/framework.js", "/app.js"));

const finish = (folder: string) =>
  finishPages(folder, [], { changes: [deferScripts(folder)], read: () => undefined });
const read = (folder: string) => readFileSync(path.join(folder, "index.html"), "utf8");

/** A folder with a page that is finished. */
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
  expect(document.querySelector("head")?.firstChild).toBe(first);
  expect(document.querySelector("body")?.lastChild).toBe(last);
  expect(last?.getAttribute("data-start")).toBe(
    "/runtime-1.js /framework.js /app.js /home.js /page-data/index/page-data.json /page-data/app-data.json",
  );
});

it("changes a page only once", () => {
  const folder = finished();
  const once = read(folder);
  finish(folder);
  expect(read(folder)).toBe(once);
});

it.each([
  ["after a change of code", "/runtime-2.js"],
  ["after a change elsewhere", "/runtime-1.js"],
])("takes the scripts that Gatsby puts anew into a finished page %s", (_, runtime) => {
  const folder = finished();
  const again = scripts(runtime, "/framework.js", "/app.js");
  writeFileSync(path.join(folder, "index.html"), read(folder).replace("</p>", `</p>${again}`));
  finish(folder);
  expect(read(folder)).toBe(read(finished(built.replace("/runtime-1.js", runtime))));
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
  ["fewer than it needs", scripts("/app.js")],
])("stops when Gatsby has written %s", (_, inside) => {
  expect(() => finished(page(inside))).toThrow("index.html: Gatsby's scripts");
});
