import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { HTMLElement } from "node-html-parser";
import { folderWith } from "@typed-site/test-support/site";
import { parsePage } from "@typed-site/utils/node";
import { finishPages } from "../finish-pages";
import { renewStyles } from "./renew-styles";

const stats = (...assets: string[]) =>
  JSON.stringify({ assetsByChunkName: { app: ["app.js", ...assets], home: ["home.css"] } });

const style = (name: string, css: string) =>
  `<style data-href="/${name}" data-identity="gatsby-global-css">${css}</style>`;

/** A site fresh from Gatsby: the component's styles come before the site's. */
const site = () =>
  folderWith({
    "index.html": `<html><head><meta>${style("home.css", "p>b{}")}${style("1.css", "@layer a;")}</head></html>`,
    "page-data/index/page-data.json": '{"componentChunkName":"home"}',
    "home.css": "p>b{}",
    "1.css": "@layer a;",
    "2.css": "@layer b;",
    "webpack.stats.json": stats("1.css"),
  });

/** Addresses and texts of the finished page's styles. */
const renew = (folder: string) => {
  finishPages(folder, [renewStyles(folder)], () => undefined);
  const document = parsePage(readFileSync(path.join(folder, "index.html"), "utf8"));
  return document
    .querySelectorAll("style")
    .map((element) => [element.getAttribute("data-href"), element.rawText]);
};

it("puts the site's styles, which order the layers, before those of the page's component", () => {
  expect(renew(site())).toEqual([
    ["/1.css", "@layer a;"],
    ["/home.css", "p>b{}"],
  ]);
});

it("puts them behind all else in the head", () => {
  const folder = site();
  const file = path.join(folder, "index.html");
  writeFileSync(
    file,
    readFileSync(file, "utf8").replace("</head>", '<link rel="preload" href="/a.avif"></head>'),
  );
  renew(folder);
  const head = parsePage(readFileSync(file, "utf8")).querySelector("head");
  const names = head?.childNodes.map((node) => (node as HTMLElement).rawTagName);
  expect(names).toEqual(["meta", "link", "style", "style"]);
});

it("changes a page only once", () => {
  const folder = site();
  renew(folder);
  const once = readFileSync(path.join(folder, "index.html"), "utf8");
  renew(folder);
  expect(readFileSync(path.join(folder, "index.html"), "utf8")).toBe(once);
});

it("brings changed styles into a page that Gatsby did not write again", () => {
  const folder = site();
  renew(folder);
  writeFileSync(path.join(folder, "webpack.stats.json"), stats("2.css"));
  writeFileSync(path.join(folder, "home.css"), "p{}");
  expect(renew(folder)).toEqual([
    ["/2.css", "@layer b;"],
    ["/home.css", "p{}"],
  ]);
});

it("leaves a site without style sheets as it is", () => {
  const folder = site();
  const bare = "<html><head><meta></head></html>";
  writeFileSync(path.join(folder, "index.html"), bare);
  writeFileSync(
    path.join(folder, "webpack.stats.json"),
    '{"assetsByChunkName":{"app":["app.js"]}}',
  );
  renew(folder);
  expect(readFileSync(path.join(folder, "index.html"), "utf8")).toBe(bare);
});

it("stops where Gatsby has put no styles into a page", () => {
  const folder = site();
  writeFileSync(
    path.join(folder, "index.html"),
    '<html><link rel="stylesheet" href="/1.css"></html>',
  );
  expect(() => renew(folder)).toThrow("index.html: Gatsby's style elements");
});
