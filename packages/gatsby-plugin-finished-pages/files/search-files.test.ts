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

  test("says when a page has changed, and nothing where that is not known", () => {
    const xml = sitemap("https://example.org", [page("/a", "2026-03-01"), page("/b")]);
    expect(xml.match(/<lastmod>.*?<\/lastmod>/g)).toEqual(["<lastmod>2026-03-01</lastmod>"]);
  });

  test("names a photograph with the pages that show it, and with the first alone where many do", () => {
    const few = ["/a", "/b", "/c", "/d", "/e"].map((path) =>
      page(path, undefined, ["/static/few.jpg"]),
    );
    const towns = Array.from({ length: 1000 }, (_, index) =>
      page(`/town-${index}`, undefined, ["/static/strip.jpg", `/static/${index}.jpg`]),
    );
    const xml = sitemap("https://example.org", [...towns, ...few]);
    const named = [...xml.matchAll(/\/static\/(\w+)\.jpg/g)].map(([, name]) => name);
    expect(named.filter((name) => name === "few")).toHaveLength(5);
    expect(named.filter((name) => name === "strip")).toHaveLength(1);
    expect(new Set(named).size).toBe(1002);
    expect(xml.indexOf("strip")).toBeLessThan(xml.indexOf("/town-1<"));
  });

  test("names a page's photographs, escaped", () => {
    const xml = sitemap("https://example.org", [page("/", undefined, ["/static/a&b.jpg"])]);
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
