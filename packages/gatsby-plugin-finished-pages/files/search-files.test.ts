import { manifest } from "./manifest";
import { robots } from "./robots";
import { sitemap } from "./sitemap";

const page = (path: string, changed?: string, photos: string[] = []) => ({ path, changed, photos });

describe("sitemap", () => {
  test("lists addresses in full and encoded, each in its place", () => {
    const xml = sitemap("https://example.org", [page("/nowa"), page("/gdańsk")]);
    expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)).toEqual([
      "https://example.org/gda%C5%84sk",
      "https://example.org/nowa",
    ]);
  });

  test("is a list of pages with what belongs to each", () => {
    const one = page("/a", "2026-03-01", ["/static/a.jpg", "/static/b.jpg"]);
    const [declaration, ...lines] = sitemap("https://example.org", [one, page("/b")]).split("\n");
    expect(declaration).toBe('<?xml version="1.0" encoding="UTF-8"?>');
    expect(lines.map((line) => line.trim())).toEqual([
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
      "<url>",
      "<loc>https://example.org/a</loc>",
      "<lastmod>2026-03-01</lastmod>",
      "<image:image><image:loc>https://example.org/static/a.jpg</image:loc></image:image>",
      "<image:image><image:loc>https://example.org/static/b.jpg</image:loc></image:image>",
      "</url>",
      "<url>",
      "<loc>https://example.org/b</loc>",
      "</url>",
      "</urlset>",
      "",
    ]);
  });

  test("says when a page has changed, and nothing where that is not known", () => {
    const xml = sitemap("https://example.org", [page("/a", "2026-03-01"), page("/b")]);
    expect(xml.match(/<lastmod>.*?<\/lastmod>/g)).toEqual(["<lastmod>2026-03-01</lastmod>"]);
  });

  test("names a photograph with the pages that show it, and with the first alone where many do", () => {
    const few = ["/a", "/b", "/c", "/d", "/e"].map((path) =>
      page(path, undefined, ["/static/few.jpg"]),
    );
    const six = ["/1", "/2", "/3", "/4", "/5", "/6"].map((path) =>
      page(path, undefined, ["/static/six.jpg"]),
    );
    const towns = Array.from({ length: 1000 }, (_, index) =>
      page(`/town-${index}`, undefined, ["/static/strip.jpg", `/static/${index}.jpg`]),
    );
    const xml = sitemap("https://example.org", [...towns, ...few, ...six]);
    const named = [...xml.matchAll(/\/static\/(\w+)\.jpg/g)].map(([, name]) => name);
    expect(named.filter((name) => name === "few")).toHaveLength(5);
    for (const shared of ["strip", "six"]) {
      expect(named.filter((name) => name === shared)).toHaveLength(1);
    }
    expect(new Set(named).size).toBe(1003);
    expect(xml.indexOf("strip")).toBeLessThan(xml.indexOf("/town-1<"));
  });

  test("names a page and its photographs, escaped", () => {
    const xml = sitemap("https://example.org", [page("/a&b", undefined, ["/static/a&b.jpg"])]);
    expect(xml).toContain("<loc>https://example.org/a&amp;b</loc>");
    expect(xml.match(/<image:loc>.*?<\/image:loc>/g)).toEqual([
      "<image:loc>https://example.org/static/a&amp;b.jpg</image:loc>",
    ]);
  });
});

test("robots may crawl everything and are told of the sitemap", () => {
  expect(robots("https://example.org")).toBe(
    "User-agent: *\nAllow: /\n\nSitemap: https://example.org/sitemap.xml\n",
  );
});

test("the manifest says what the site is called, in which language, and its colours", () => {
  const company = { brand: "Bór", tagline: "Lasy i\u00a0drzewa", email: "a@example.org" };
  const colours = { bg: "#fff", bgDeep: "#000" };
  const written = (languages: string[]) =>
    JSON.parse(manifest({ company, colours, languages })) as object;
  expect(written(["pl", "en"])).toMatchObject({
    name: "Bór",
    short_name: "Bór",
    description: "Lasy i drzewa",
    lang: "pl",
    start_url: "/",
    scope: "/",
    display: "browser",
    theme_color: "#000",
    background_color: "#fff",
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any maskable" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any maskable" },
    ],
  });
  expect(written([])).not.toHaveProperty("lang");
});
