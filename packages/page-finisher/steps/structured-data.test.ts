import type { HTMLElement } from "node-html-parser";
import { parsePage } from "../../utils/node";
import { site, sitePage } from "../files/search-files.fixture";
import { pageGraph } from "./page-graph";
import { addStructuredData } from "./structured-data";

const html = `<html><head><title>T</title></head><body>
<nav class="a" aria-label="Główna"><ul><li><a href="/x">Menu</a></li></ul></nav>
<nav class="b" aria-label="Ścieżka"><ol><li><a class="c" href="/">Strona główna</a></li><li><a href="/#miasta">Gdzie pracujemy</a></li><li><span aria-current="page">Łąki i&nbsp;las</span></li></ol></nav>
<main><img src="/static/hero.jpg" alt="Hero">
<figure><picture><img src="/static/one.jpg" srcset="/static/one-2.jpg 2w" alt="Kosa &amp; łąka"></picture><figcaption>Łąka</figcaption></figure>
<figure><svg></svg><figcaption>Map</figcaption></figure>
<details id="faq-cena"></details></main></body></html>`;

const page = sitePage({ path: "/łąki", offer: { name: "Łąki", towns: ["Puck", "Hel"] } });

type Node = Record<string, unknown> & { "@type": string; "@id": string };

/** The nodes of a page's graph by type. */
function nodes(given = page, source = html): Record<string, Node> {
  const graph = pageGraph(site, given, parsePage(source));
  return Object.fromEntries((graph["@graph"] as Node[]).map((node) => [node["@type"], node]));
}

test("says who, where, what: one node of each type, each with its own id", () => {
  const all = Object.values(nodes());
  expect(all.map((node) => node["@type"]).sort()).toEqual([
    ...["BreadcrumbList", "FAQPage", "HomeAndConstructionBusiness", "ImageGallery"],
    ...["Service", "WebPage", "WebSite"],
  ]);
  expect(new Set(all.map((node) => node["@id"])).size).toBe(all.length);
});

test("every reference leads to a node of the same graph", () => {
  const graph = JSON.stringify(Object.values(nodes()));
  const ids = Object.values(nodes()).map((node) => node["@id"]);
  for (const [, id] of graph.matchAll(/\{"@id":"([^"]+)"\}/g)) expect(ids).toContain(id);
});

test("the company's telephone is the one for quotes, as on the pages", () => {
  expect(nodes().HomeAndConstructionBusiness?.telephone).toBe("+48500100200");
});

test("the company has the same id on every page", () => {
  const other = nodes(sitePage({ path: "/kontakt" }));
  expect(nodes().HomeAndConstructionBusiness).toEqual(other.HomeAndConstructionBusiness);
});

test("the company says who it is and when it answers", () => {
  expect(nodes().HomeAndConstructionBusiness).toMatchObject({
    legalName: "Bór i Trawnik Jan Nowak",
    taxID: "1234563218",
    vatID: "PL1234563218",
    address: {
      streetAddress: "ul. Leśna 1",
      postalCode: "80-001",
      addressLocality: "Gdańsk",
      addressCountry: "PL",
    },
    openingHoursSpecification: [
      { dayOfWeek: ["Monday", "Tuesday", "Wednesday"], opens: "08:00", closes: "16:00" },
      { dayOfWeek: ["Saturday"], opens: "09:00", closes: "12:00" },
    ],
  });
});

test("hours may go over the end of the week", () => {
  const hours = [{ from: "sobota", to: "poniedziałek", opens: "08:00", closes: "16:00" }];
  const graph = pageGraph({ ...site, company: { ...site.company, hours } }, page, parsePage(html));
  expect(JSON.stringify(graph)).toContain('"dayOfWeek":["Saturday","Sunday","Monday"]');
});

test("people and their credentials stand in it on pages that show them, and only there", () => {
  expect(nodes().HomeAndConstructionBusiness).not.toHaveProperty("employee");
  const shown = nodes(
    page,
    html.replace("<main>", '<main><div id="zespol"><section></section></div>'),
  );
  expect(JSON.parse(JSON.stringify(shown.HomeAndConstructionBusiness?.employee))).toEqual([
    {
      "@type": "Person",
      name: "Jan Nowak",
      jobTitle: "dendrolog",
      hasCredential: {
        "@type": "EducationalOccupationalCredential",
        name: "dyplom",
        identifier: "nr 5",
      },
    },
    {
      "@type": "Person",
      name: "Ewa Nowak",
      jobTitle: "arborysta",
      hasCredential: { "@type": "EducationalOccupationalCredential", name: "certyfikat" },
    },
  ]);
});

test("nothing is said of what the company has not told", () => {
  const untold = { legalName: null, address: null, nip: null, hours: [], people: [] };
  const company = { ...site.company, ...untold };
  const json = JSON.stringify(pageGraph({ ...site, company }, page, parsePage(html)));
  for (const key of ["legalName", "address", "taxID", "vatID", "openingHoursSpecification"]) {
    expect(json).not.toContain(`"${key}"`);
  }
});

test("customers' reviews are no part of it: the company would rate itself", () => {
  const review =
    '<figure><blockquote cite="https://reviews.example"><p>Good.</p></blockquote></figure>';
  const json = JSON.stringify(
    pageGraph(site, page, parsePage(html.replace("<main>", `<main>${review}`))),
  );
  expect(json).not.toMatch(/Review|Rating/);
});

test("the breadcrumb is the visible one, with full addresses", () => {
  expect(nodes().BreadcrumbList?.itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Strona główna", item: "https://example.org/" },
    {
      "@type": "ListItem",
      position: 2,
      name: "Gdzie pracujemy",
      item: "https://example.org/#miasta",
    },
    {
      "@type": "ListItem",
      position: 3,
      name: "Łąki i las",
      item: "https://example.org/%C5%82%C4%85ki",
    },
  ]);
});

test("a service names its towns", () => {
  expect(nodes().Service?.areaServed).toEqual([
    { "@type": "City", name: "Puck" },
    { "@type": "City", name: "Hel" },
  ]);
});

test("questions stand in it on pages that show them, and only there", () => {
  expect(nodes().FAQPage?.mainEntity).toMatchObject([
    { name: "Ile to kosztuje?", acceptedAnswer: { text: "Wycena jest bezpłatna." } },
  ]);
  expect(nodes(page, html.replace("faq-cena", "other")).FAQPage).toBeUndefined();
});

test("photographs with captions are the gallery's, others are not", () => {
  expect(nodes().ImageGallery?.image).toMatchObject([
    {
      contentUrl: "https://example.org/static/one.jpg",
      caption: "Łąka",
      description: "Kosa & łąka",
    },
  ]);
});

test("a page that shows another's content speaks of the other", () => {
  const alias = nodes(sitePage({ path: "/alias", canonical: "/łąki" }));
  expect(alias.WebPage?.url).toBe("https://example.org/%C5%82%C4%85ki");
});

describe("in a page", () => {
  const add = addStructuredData(site);
  const graphs = (document: HTMLElement) =>
    document.querySelectorAll('body script[type="application/ld+json"]');

  test("no text can end the script", () => {
    const evil = sitePage({ path: "/x", title: "</script><script>alert(1)</script><!--" });
    const document = parsePage(html);
    add(document, { path: "/x", entry: evil });
    const built = document.toString();
    expect(built.match(/<\/script>/g)).toHaveLength(1);
    expect(built).not.toContain("<!--");
    expect(JSON.stringify(JSON.parse(graphs(document)[0]?.rawText ?? ""))).toContain(
      "</script><script>alert(1)",
    );
  });

  test("a graph is there once, and follows the page", () => {
    const document = parsePage(html);
    add(document, { path: page.path, entry: page });
    const again = parsePage(document.toString());
    add(again, { path: page.path, entry: page });
    expect(again.toString()).toBe(document.toString());
    add(again, { path: page.path, entry: { ...page, title: "Nowy" } });
    expect(graphs(again).map(({ rawText }) => rawText)).toEqual([
      expect.stringContaining('"name":"Nowy"'),
    ]);
  });

  test("a page that may not be listed says nothing of itself", () => {
    const document = parsePage(html);
    add(document, { path: "/thanks", entry: undefined });
    add(document, { path: "/404", entry: { ...page, noIndex: true } });
    expect(graphs(document)).toEqual([]);
  });

  test("a page without a body stops the build", () => {
    expect(() => add(parsePage("<head></head>"), { path: "/x", entry: page })).toThrow("no body");
  });
});
