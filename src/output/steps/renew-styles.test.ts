import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { folderWith } from "../../../e2e/support/server/site";
import { finishPages } from "../finish-pages";
import { renewStyles } from "./renew-styles";

const stats = (sheet: string) => JSON.stringify({ assetsByChunkName: { app: ["a.js", sheet] } });

const page = (name: string, css: string) =>
  `<html><head><style data-href="/${name}" data-identity="gatsby-global-css">${css}</style></head></html>`;

/** A site as Gatsby has just built it. */
const site = () =>
  folderWith({
    "index.html": page("1.css", ".a>b{color:red}"),
    "1.css": ".a>b{color:red}",
    "2.css": ".a>b{color:blue}",
    "webpack.stats.json": stats("1.css"),
  });

const renew = (folder: string) => {
  finishPages(folder, [], { changes: [renewStyles(folder)], read: () => undefined });
  return readFileSync(path.join(folder, "index.html"), "utf8");
};

it("leaves a page with the styles of this build as it is", () => {
  expect(renew(site())).toBe(page("1.css", ".a>b{color:red}"));
});

it("brings changed styles into a page that Gatsby did not write again", () => {
  const folder = site();
  writeFileSync(path.join(folder, "webpack.stats.json"), stats("2.css"));
  expect(renew(folder)).toBe(page("2.css", ".a>b{color:blue}"));
});

it("stops where Gatsby has put no styles into a page, or has made none", () => {
  const folder = site();
  writeFileSync(
    path.join(folder, "index.html"),
    '<html><link rel="stylesheet" href="/1.css"></html>',
  );
  expect(() => renew(folder)).toThrow("index.html: Gatsby's style element");
  writeFileSync(path.join(folder, "webpack.stats.json"), stats("a.js"));
  expect(() => renew(folder)).toThrow("no style sheet");
});
