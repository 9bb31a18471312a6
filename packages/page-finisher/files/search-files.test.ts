import { robots } from "./robots";
import { sitePage } from "./search-files.fixture";
import { sitemap } from "./sitemap";

const dates = new Map([
  ["gdańsk.yaml", "2026-03-01T10:00:00+01:00"],
  ["a.jpg", "2026-03-01T23:30:00+02:00"],
]);
const noPhotos = () => [];

describe("sitemap", () => {
  const pages = [
    sitePage({ path: "/gdańsk", sources: ["gdańsk.yaml", "a.jpg"] }),
    sitePage({ path: "/alias", canonical: "/gdańsk" }),
    sitePage({ path: "/404", noIndex: true }),
    sitePage({ path: "/nowa" }),
  ];

  test("lists canonical addresses once, in full and encoded; no alias, no error page", () => {
    const xml = sitemap("https://example.org", pages, dates, noPhotos);
    expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)).toEqual([
      "https://example.org/gda%C5%84sk",
      "https://example.org/nowa",
    ]);
  });

  test("says when the page or a thing in it last changed, and nothing where that is not known", () => {
    const xml = sitemap("https://example.org", pages, dates, noPhotos);
    expect(xml.match(/<lastmod>.*?<\/lastmod>/g)).toEqual([
      "<lastmod>2026-03-01T23:30:00+02:00</lastmod>",
    ]);
  });

  test("names a page's photographs, escaped", () => {
    const xml = sitemap("https://example.org", [sitePage({ path: "/" })], dates, () => [
      "/static/a&b.jpg",
    ]);
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
