/** @jest-environment node */
import { readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { folderWith } from "../../e2e/support/server/site";
import { finishPages } from "./finish-pages";
import { makeLight } from "./steps/make-light";

const built = `<html><head><style data-href="/1.css" data-identity="gatsby-global-css">.a{color:red}.b{color:tan}</style></head><body><p class="a">Ogród</p>
<script src="/1.js" async></script><script src="/2.js" async></script><script src="/3.js" async></script></body></html>`;

const stats = (sheet: string) => JSON.stringify({ assetsByChunkName: { app: ["a.js", sheet] } });

const finish = (folder: string) => finishPages(folder, [makeLight(folder)]);

/** A site as Gatsby has just built it. */
const site = () =>
  folderWith({
    "index.html": built,
    "kontakt/index.html": built,
    "1.css": ".a{color:red}.b{color:tan}",
    "2.css": ".a{color:blue}",
    "webpack.stats.json": stats("1.css"),
  });

it("leaves a page only its own styles, and its scripts for later", () => {
  const folder = site();
  expect(finish(folder)).toBe(2);
  const html = readFileSync(path.join(folder, "kontakt/index.html"), "utf8");
  expect(html).toContain(".a{color:red}");
  expect(html).not.toContain(".b{");
  expect(html).not.toContain("<script src=");
});

it("brings the other styles with the scripts, but no font again", () => {
  const folder = site();
  writeFileSync(path.join(folder, "1.css"), "@font-face{font-family:A}.a{color:red}");
  finish(folder);
  const html = readFileSync(path.join(folder, "index.html"), "utf8");
  const [, later = ""] = /c\.href="([^"]+)"/.exec(html) ?? [];
  expect(readFileSync(path.join(folder, later), "utf8")).toBe(".a{color:red}");
});

it("does not touch a page that is finished", () => {
  const folder = site();
  finish(folder);
  const { mtimeMs } = statSync(path.join(folder, "index.html"));
  expect(finish(folder)).toBe(0);
  expect(statSync(path.join(folder, "index.html")).mtimeMs).toBe(mtimeMs);
});

it("brings changed styles into a page that Gatsby did not write again", () => {
  const folder = site();
  finish(folder);
  writeFileSync(path.join(folder, "webpack.stats.json"), stats("2.css"));
  expect(finish(folder)).toBe(2);
  const html = readFileSync(path.join(folder, "index.html"), "utf8");
  expect(html).toContain('<style data-href="/2.css">.a{color:blue}</style>');
  expect(html).toContain('"/later/2.css"');
  expect(html).not.toContain("/1.css");
});
