/** @jest-environment node */
// What search engines and other sites read of the built pages.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { HTMLElement } from "node-html-parser";
import sharp from "sharp";
import { parsePage } from "@typed-site/utils/node";
import { pageFiles } from "gatsby-plugin-finished-pages";
import { readFacts } from "../../../packages/gatsby-plugin-finished-pages/steps/page-facts";

type Value = string | number | Value[] | { [key: string]: Value };
type Node = Record<string, Value>;

const pages = pageFiles("public").map(({ file, path: address }) => ({
  address,
  document: parsePage(readFileSync(path.join("public", file), "utf8")),
}));
const listed = pages.filter(({ document }) => meta(document, "robots").length === 0);

/** The values of the meta tags of a name. */
function meta(document: HTMLElement, name: string): string[] {
  return document
    .querySelectorAll(`head meta[name="${name}"], head meta[property="${name}"]`)
    .map((tag) => tag.getAttribute("content") ?? "");
}

const canonicals = (document: HTMLElement) =>
  document.querySelectorAll('head link[rel="canonical"]').map((tag) => tag.getAttribute("href"));

const DATA = 'script[type="application/ld+json"]';
const graphsOf = (document: HTMLElement) =>
  document
    .querySelectorAll(DATA)
    .map(({ rawText }) => JSON.parse(rawText) as { "@context": string; "@graph": Node[] });

/** All objects in a value, at any depth. */
function objectsIn(value: Value): Node[] {
  if (typeof value !== "object") return [];
  const inside = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inside : [value, ...inside];
}

/** The folder with all sizes of a photo: pages show it smaller than search engines want it. */
const folderOf = (photo: string) => path.dirname(path.dirname(photo));

/** Elements follow each other without spaces, and headings are capitalised by the page. */
const bare = (text: string) => text.replace(/\s+/g, "").toLowerCase();

/** What a visitor sees of a page, or hears: its text, and what its pictures show. */
function shownOn(document: HTMLElement): string {
  const page = document.querySelector("#___gatsby");
  const pictures = page?.querySelectorAll("img").map((image) => image.getAttribute("alt")) ?? [];
  return bare([page?.text, ...pictures].join(" "));
}

test("the built site has pages that search engines list", () => {
  expect(listed.length).toBeGreaterThan(10);
  expect(listed.length).toBeLessThan(pages.length);
});

test.each(pages.map(({ address, document }) => [address, document] as const))(
  "%s has each tag once",
  (_, document) => {
    expect(document.querySelector("html")?.getAttribute("lang")).toBe("pl");
    expect(document.querySelectorAll("head title").map(({ text }) => text)).toEqual([
      expect.stringMatching(/\S/),
    ]);
    const names = ["title", "description", "image", "image:alt"];
    const tags = [
      "description",
      "og:url",
      "og:type",
      "og:site_name",
      ...names.flatMap((name) => [`og:${name}`, `twitter:${name}`]),
    ];
    for (const name of tags) {
      expect([name, ...meta(document, name)]).toEqual([name, expect.stringMatching(/\S/)]);
    }
    expect(meta(document, "twitter:image")).toEqual(meta(document, "og:image"));
    // Otherwise phones would offer to dial tax numbers.
    expect(meta(document, "format-detection")).toEqual(["telephone=no"]);
    const isListed = meta(document, "robots").length === 0;
    expect(canonicals(document)).toEqual(isListed ? meta(document, "og:url") : []);
    expect(graphsOf(document)).toHaveLength(isListed ? 1 : 0);
    // They would delay the first view, and a browser's script would take them out again.
    expect(document.querySelectorAll(`head ${DATA}`)).toEqual([]);
  },
);

test("no two pages have the same title, description or address, unless they are the same page", () => {
  const own = new Map(listed.map(({ document }) => [canonicals(document)[0], document]));
  for (const value of [
    (document: HTMLElement) => document.querySelector("head title")?.text,
    (document: HTMLElement) => meta(document, "description")[0],
  ]) {
    const values = [...own.values()].map(value);
    expect(values.filter((text, index) => values.indexOf(text) < index)).toEqual([]);
  }
  for (const { address, document } of listed) {
    const canonical = decodeURI(new URL(canonicals(document)[0] ?? "").pathname);
    expect(pages.map((page) => page.address)).toContain(canonical);
    if (!own.has(canonicals(document)[0])) throw new Error(`${address} has no page of its own`);
  }
});

test("the picture that other sites show is a JPEG of the size that the tags name", async () => {
  const images = new Set(pages.flatMap(({ document }) => meta(document, "og:image")));
  expect(images.size).toBeGreaterThan(1);
  for (const image of images) {
    const { format, width, height } = await sharp(
      path.join("public", new URL(image).pathname),
    ).metadata();
    expect([image, format, width, height]).toEqual([image, "jpeg", 1200, 630]);
  }
  for (const { document } of pages) {
    expect(meta(document, "og:image:width")).toEqual(["1200"]);
    expect(meta(document, "og:image:height")).toEqual(["630"]);
  }
});

test("questions that several pages show are marked up on one", () => {
  const types = listed.map(({ document }) =>
    graphsOf(document).flatMap((graph) => graph["@graph"].map((node) => node["@type"])),
  );
  expect(types.filter((all) => all.includes("FAQPage"))).toHaveLength(1);
});

test.each(listed.map(({ address, document }) => [address, document] as const))(
  "%s says nothing in its structured data that it does not show",
  (_, document) => {
    const [graph] = graphsOf(document);
    const nodes = objectsIn(graph?.["@graph"] ?? []);
    expect(graph?.["@context"]).toBe("https://schema.org");
    expect(JSON.stringify(graph)).not.toMatch(/Review|Rating|undefined|null/);

    const defined = nodes.filter((node) => "@type" in node).map((node) => node["@id"]);
    const references = nodes.filter((node) => Object.keys(node).join() === "@id");
    expect(references.filter((node) => !defined.includes(node["@id"] ?? ""))).toEqual([]);

    const text = shownOn(document);
    const texts = nodes
      .filter((node) => node["@type"] !== "WebPage" && node["@type"] !== "WebSite")
      .flatMap(({ name, caption, text: answer, jobTitle, identifier }) =>
        [name, caption, answer, jobTitle, identifier].flatMap((value) =>
          typeof value === "string" ? bare(value) : [],
        ),
      );
    expect(texts.length).toBeGreaterThan(2);
    expect(texts.filter((words) => !text.includes(words))).toEqual([]);

    const origin = new URL(canonicals(document)[0] ?? "").origin;
    const photos = nodes
      .filter((node) => node["@type"] === "ImageObject" && "caption" in node)
      .map(({ contentUrl }) => JSON.stringify(contentUrl).slice(1, -1).replace(origin, ""));
    const shown = readFacts(document).photos.map(folderOf);
    expect(photos.filter((photo) => !shown.includes(folderOf(photo)))).toEqual([]);
    expect(photos.filter((photo) => !existsSync(path.join("public", photo)))).toEqual([]);

    const breadcrumb = document.querySelector("main nav ol");
    const crumbs = breadcrumb?.querySelectorAll("li").map(({ text }) => text.replace(/\s+/g, " "));
    const list = nodes.find((node) => node["@type"] === "BreadcrumbList");
    const named = objectsIn(list?.["itemListElement"] ?? []).map(({ name }) => name);
    expect(named).toEqual(list ? crumbs : []);
  },
);

test("a static host allows what the pages run and style inline, by the hashes in _headers", () => {
  const headers = readFileSync("public/_headers", "utf8");
  const policy = headers.split("\n").find((line) => /content-security-policy:/i.test(line)) ?? "";
  const directive = (name: string) =>
    policy.split(/[:;] */).find((part) => part.startsWith(`${name} `)) ?? "";
  for (const { address, document } of pages) {
    const { scripts, styles } = readFacts(document);
    expect([address, scripts.length, styles.length > 0]).toEqual([address, 2, true]);
    for (const hash of scripts) expect(directive("script-src")).toContain(hash);
    for (const hash of styles) expect(directive("style-src")).toContain(hash);
  }
});

test("no page has a date in English", () => {
  const english =
    /\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/;
  const found = pages.filter(({ document }) =>
    english.test(document.querySelector("body")?.text ?? ""),
  );
  expect(found.map(({ address }) => address)).toEqual([]);
});
