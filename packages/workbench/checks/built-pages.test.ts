import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { builtPages, pagesOfTemplates } from "./built-pages";

it("lists the pages of a site by address, without Gatsby's fragments", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "site-"));
  for (const file of ["index.html", "404.html", "gdańsk/index.html", "_gatsby/slices/a.html"]) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), "<!doctype html>");
  }
  expect(builtPages(folder).map(({ path: address }) => address)).toEqual(["/", "/404", "/gdańsk"]);
});

it("chooses one page of each template, without the one for unknown addresses and HTML of others", () => {
  const templates = {
    "index.html": "component---src-pages-index-tsx",
    "404.html": "component---src-pages-404-tsx",
    "gdańsk/index.html": "component---src-templates-town-tsx",
    "puck/index.html": "component---src-templates-town-tsx",
    "other/index.html": undefined,
  };
  const folder = mkdtempSync(path.join(tmpdir(), "site-"));
  for (const [file, componentChunkName] of Object.entries(templates)) {
    const page = path.dirname(file) === "." ? "index" : path.dirname(file);
    const data = path.join(folder, "page-data", file === "404.html" ? "404" : page);
    for (const place of [data, path.dirname(path.join(folder, file))])
      mkdirSync(place, { recursive: true });
    writeFileSync(path.join(folder, file), "");
    const text = JSON.stringify({ componentChunkName });
    if (componentChunkName) writeFileSync(path.join(data, "page-data.json"), text);
  }
  const chosen = pagesOfTemplates(folder).map(({ template, path: address }) => [template, address]);
  expect(chosen).toEqual([
    ["templates-town", expect.stringMatching(/^\/(gdańsk|puck)$/)],
    ["pages-index", "/"],
  ]);
});
