import { company } from "../../../e2e/support/content/fixtures";
import { photoFile } from "../../components/photo/photo.fixture";
import type { PageDescription } from "./page-description";
import { pageGraph } from "./page-graph";

const page: PageDescription = {
  siteUrl: "https://example.org",
  company,
  title: "Łąki i las",
  description: "Kosimy łąki.",
  path: "/łąki",
  picture: "https://example.org/static/meadow.jpg",
  homePicture: "https://example.org/static/house.jpg",
  homeLabel: "Strona główna",
  crumbs: [{ label: "Gdzie pracujemy", href: "/gdzie-pracujemy" }, { label: "Łąki i\u00a0las" }],
  offer: { name: "Łąki", towns: ["Puck", "Hel"] },
  questions: [
    {
      question: "Ile to\u00a0kosztuje?",
      answer: { plain: "Wycena jest bezpłatna." },
    },
  ],
  photos: [{ src: photoFile("one"), alt: "Kosa & łąka", caption: "Łąka", visualisation: false }],
  people: [
    { name: "Jan\u00a0Nowak", role: "dendrolog", qualification: "dyplom", number: "nr\u00a05" },
    { name: "Ewa Nowak", role: "arborysta", qualification: "certyfikat", number: null },
  ],
};

/** A page with nothing but a heading. */
const plainPage: PageDescription = {
  ...page,
  crumbs: undefined,
  offer: undefined,
  questions: undefined,
  photos: undefined,
  people: undefined,
};

type Node = Record<string, unknown> & { "@type": string; "@id": string };

/** The nodes of a page's graph, as they are written. */
const graphOf = (given: PageDescription) =>
  (JSON.parse(JSON.stringify(pageGraph(given))) as { "@graph": Node[] })["@graph"];

/** The same by their types. */
const nodes = (given = page): Record<string, Node> =>
  Object.fromEntries(graphOf(given).map((node) => [node["@type"], node]));

test("says who, where, what: one node of each type, each with its own id", () => {
  const all = graphOf(page);
  expect(all.map((node) => node["@type"]).sort()).toEqual([
    "BreadcrumbList",
    "FAQPage",
    "HomeAndConstructionBusiness",
    "ImageGallery",
    "Service",
    "WebPage",
    "WebSite",
  ]);
  expect(new Set(all.map((node) => node["@id"])).size).toBe(all.length);
});

test("a page that shows nothing of its own is the company's", () => {
  const { WebPage, HomeAndConstructionBusiness, ...others } = nodes(plainPage);
  expect(Object.keys(others)).toEqual(["WebSite"]);
  expect(WebPage?.about).toEqual({ "@id": HomeAndConstructionBusiness?.["@id"] });
  expect(HomeAndConstructionBusiness).not.toHaveProperty("employee");
});

test("the picture of a page is its own, not the home page's", () => {
  expect(nodes().WebPage?.primaryImageOfPage).toMatchObject({ contentUrl: page.picture });
});

test("every reference leads to a node of the same graph", () => {
  const graph = JSON.stringify(Object.values(nodes()));
  const ids = Object.values(nodes()).map((node) => node["@id"]);
  const references = [...graph.matchAll(/\{"@id":"([^"]+)"\}/g)];
  expect(references).not.toHaveLength(0);
  for (const [, id] of references) expect(ids).toContain(id);
});

test("the company's telephone is the one for quotes, as on the pages", () => {
  expect(nodes().HomeAndConstructionBusiness?.telephone).toBe("+48500100200");
});

test("the company says who it is and when it answers", () => {
  const hours = [
    { from: "poniedziałek", to: "środa", opens: "08:00", closes: "16:00" },
    { from: "sobota", to: null, opens: "09:00", closes: "12:00" },
  ];
  expect(nodes({ ...page, company: { ...company, hours } }).HomeAndConstructionBusiness).toEqual(
    expect.objectContaining({
      legalName: "Bór i Trawnik Jan Nowak",
      taxID: "1234563218",
      vatID: "PL1234563218",
      address: {
        "@type": "PostalAddress",
        streetAddress: "ul. Leśna 1",
        postalCode: "80-001",
        addressLocality: "Gdańsk",
        addressCountry: "PL",
      },
      openingHoursSpecification: [
        {
          "@type": "OpeningHoursSpecification",
          dayOfWeek: ["Monday", "Tuesday", "Wednesday"],
          opens: "08:00",
          closes: "16:00",
        },
        {
          "@type": "OpeningHoursSpecification",
          dayOfWeek: ["Saturday"],
          opens: "09:00",
          closes: "12:00",
        },
      ],
    }),
  );
});

test("hours may go over the end of the week", () => {
  const hours = [{ from: "sobota", to: "poniedziałek", opens: "08:00", closes: "16:00" }];
  const graph = JSON.stringify(pageGraph({ ...page, company: { ...company, hours } }));
  expect(graph).toContain('"dayOfWeek":["Saturday","Sunday","Monday"]');
});

test("people stand in it with their credentials", () => {
  expect(nodes().HomeAndConstructionBusiness?.employee).toEqual([
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

test("nothing is said of what the company's file leaves out", () => {
  const identity = { legalName: null, address: null, nip: null, hours: [] };
  const business = nodes({ ...page, company: { ...company, ...identity } });
  for (const key of ["legalName", "address", "taxID", "vatID", "openingHoursSpecification"]) {
    expect(business.HomeAndConstructionBusiness).not.toHaveProperty(key);
  }
});

test("the breadcrumb begins at home and ends at the page, with full addresses", () => {
  expect(nodes().BreadcrumbList?.itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Strona główna", item: "https://example.org/" },
    {
      "@type": "ListItem",
      position: 2,
      name: "Gdzie pracujemy",
      item: "https://example.org/gdzie-pracujemy",
    },
    {
      "@type": "ListItem",
      position: 3,
      name: "Łąki i las",
      item: "https://example.org/%C5%82%C4%85ki",
    },
  ]);
});

test("an address with Polish letters is encoded there, whichever page of the path has it", () => {
  const crumbs = [{ label: "Łąki", href: "/łąki" }, { label: "Koszenie" }];
  const list = JSON.stringify(nodes({ ...page, crumbs }).BreadcrumbList);
  expect(list).toContain('"name":"Łąki","item":"https://example.org/%C5%82%C4%85ki"');
});

test("a service names its towns", () => {
  expect(nodes().Service?.areaServed).toEqual([
    { "@type": "City", name: "Puck" },
    { "@type": "City", name: "Hel" },
  ]);
});

test("questions have their answers without markup", () => {
  expect(nodes().FAQPage?.mainEntity).toMatchObject([
    { name: "Ile to kosztuje?", acceptedAnswer: { text: "Wycena jest bezpłatna." } },
  ]);
});

test("photographs have the address that every browser loads", () => {
  expect(nodes().ImageGallery?.image).toMatchObject([
    {
      contentUrl: "https://example.org/one-960.jpg",
      caption: "Łąka",
      description: "Kosa & łąka",
    },
  ]);
});

test("each node says all that the page shows, in full addresses and plain spaces", () => {
  const { HomeAndConstructionBusiness, ...others } = nodes();
  const address = "https://example.org/%C5%82%C4%85ki";
  const firm = { "@id": "https://example.org/#firma" };
  expect(HomeAndConstructionBusiness).toMatchObject({
    ...firm,
    name: "Bór i Trawnik",
    description: "Mamy talent do zakładania ogrodów.",
    url: "https://example.org/",
    email: "kontakt@boritrawnik.example",
    logo: "https://example.org/icon-512.png",
    image: page.homePicture,
    contactPoint: [
      { "@type": "ContactPoint", contactType: "porady i wyceny", telephone: "+48500100200" },
      { "@type": "ContactPoint", contactType: "sprawy biurowe", telephone: "+48500100300" },
    ],
    sameAs: company.socials.map(({ url }) => url),
    areaServed: ["Trójmiasto", "Wejherowo"],
    employee: [
      {
        name: "Jan Nowak",
        jobTitle: "dendrolog",
        hasCredential: { name: "dyplom", identifier: "nr 5" },
      },
      { name: "Ewa Nowak", jobTitle: "arborysta", hasCredential: { name: "certyfikat" } },
    ],
  });
  expect(others).toEqual({
    WebSite: {
      "@type": "WebSite",
      "@id": "https://example.org/#serwis",
      name: "Bór i Trawnik",
      url: "https://example.org/",
      inLanguage: "pl",
      publisher: firm,
    },
    WebPage: {
      "@type": "WebPage",
      "@id": `${address}#strona`,
      url: address,
      name: "Łąki i las",
      description: "Kosimy łąki.",
      inLanguage: "pl",
      isPartOf: { "@id": "https://example.org/#serwis" },
      about: { "@id": `${address}#usluga` },
      primaryImageOfPage: { "@type": "ImageObject", contentUrl: page.picture },
    },
    BreadcrumbList: {
      "@type": "BreadcrumbList",
      "@id": `${address}#sciezka`,
      itemListElement: [
        ["Strona główna", "https://example.org/"],
        ["Gdzie pracujemy", "https://example.org/gdzie-pracujemy"],
        ["Łąki i las", address],
      ].map(([name, item], index) => ({ "@type": "ListItem", position: index + 1, name, item })),
    },
    Service: {
      "@type": "Service",
      "@id": `${address}#usluga`,
      url: address,
      name: "Łąki",
      description: "Kosimy łąki.",
      provider: firm,
      areaServed: [
        { "@type": "City", name: "Puck" },
        { "@type": "City", name: "Hel" },
      ],
    },
    FAQPage: {
      "@type": "FAQPage",
      "@id": `${address}#pytania`,
      mainEntity: [
        {
          "@type": "Question",
          name: "Ile to kosztuje?",
          acceptedAnswer: { "@type": "Answer", text: "Wycena jest bezpłatna." },
        },
      ],
    },
    ImageGallery: {
      "@type": "ImageGallery",
      "@id": `${address}#zdjecia`,
      image: [
        {
          "@type": "ImageObject",
          contentUrl: expect.stringMatching(/^https:\/\/example\.org\/.*one/) as string,
          caption: "Łąka",
          description: "Kosa & łąka",
          creator: firm,
        },
      ],
    },
  });
});
