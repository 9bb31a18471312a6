import { cleanup, render, screen, within } from "@testing-library/react";
import type { PageProps } from "gatsby";
import { Helmet } from "react-helmet";
import { fakeMedia, fakeViewport } from "@typed-site/test-support/fake-browser";
import { staticQueryData } from "../../e2e/support/content/fixtures";
import { drawing } from "../components/drawing/drawing.fixture";
import { introSizes } from "../sections/intro/intro";
import {
  contact,
  forms,
  gallery,
  outline,
  photo,
  quoteForm,
  reviews,
  reviewsWords,
  season,
  seasonWords,
  sections,
  service,
  transformation,
} from "../sections/sections.fixture";
import ServiceTemplate from "./service";

beforeEach(() => {
  fakeMedia();
  fakeViewport();
  staticQueryData.navigation = { strip: [{ name: "Gdańsk", path: "/gdańsk" }] };
});

type Service = NonNullable<Queries.ServiceTemplateQuery["service"]>;

const minimal: Service = {
  ...service("felling", "Felling"),
  photo: photo("A felled pine"),
  headline: "Felling with care",
  ground: "rings",
  pitch: "From the ground.",
  opening: "form",
  overview: null,
  priceSection: 2,
  stormNote: null,
  seo: { title: "Felling in Pomerania", description: "How we fell." },
  lead: { html: "<p>What it is.</p>" },
  sections: sections(2),
  season,
  groupServices: [],
  related: [],
  reviews: [],
  gallery: null,
  transformation: null,
};

const full: Service = {
  ...minimal,
  transformation: transformation(2),
  gallery: gallery(5),
  reviews: reviews(2),
  related: [service("mulching")],
};

function show(given: Service) {
  const data: Queries.ServiceTemplateQuery = {
    service: given,
    servicePage: {
      moreButton: "More",
      priceLink: "What the price depends on",
      askHeading: "Ask us",
      askShort: "Only a question?",
      groupHeading: "Choose",
      relatedHeading: "What comes next",
      season: seasonWords,
    },
    ...contact,
    homePage: { ...contact.homePage, reviews: reviewsWords },
    ...quoteForm,
    forms,
  };
  const props = { data } as PageProps<Queries.ServiceTemplateQuery>;
  render(<ServiceTemplate {...props} />);
}

test("a minimal service: form, details, contact", () => {
  show(minimal);
  expect(outline()).toEqual([
    "Felling with care",
    "Free quote",
    "Felling",
    "When it is best",
    "Tell us of your plot",
    "Write to us",
  ]);
});

test("a full service shows comparisons, gallery, reviews and what comes next after the details", () => {
  show(full);
  expect(outline()).toEqual([
    "Felling with care",
    "Free quote",
    "Felling",
    "When it is best",
    "Transformations",
    "Finished work",
    "What customers say",
    "What comes next",
    "Tell us of your plot",
    "Write to us",
  ]);
});

test("comparisons open the page right under the photograph, and the quote form ends it", () => {
  show({ ...full, opening: "comparisons" });
  expect(outline()).toEqual([
    "Felling with care",
    "Transformations",
    "Felling",
    "When it is best",
    "Finished work",
    "What customers say",
    "What comes next",
    "Tell us of your plot",
    "Free quote",
  ]);
  expect(screen.getByLabelText("Service")).toHaveDisplayValue("Service felling");
});

test.each(["form", "comparisons", "services"] as const)(
  "opening with %s: one anchor for quotes, no id twice",
  (opening) => {
    show({ ...full, opening });
    const ids = Array.from(document.querySelectorAll("[id]"), ({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
    expect(document.getElementById("wycena")).toContainElement(
      screen.getByRole("form", { name: "Free quote" }),
    );
  },
);

test.each(["form", "comparisons", "services"] as const)(
  "a page that opens with %s is described, and fetches its photograph early",
  (opening) => {
    show({ ...minimal, opening });
    const { title, metaTags, linkTags } = Helmet.peek();
    expect(title).toContain("Felling in Pomerania");
    expect(metaTags).toContainEqual({ property: "og:image:alt", content: "A felled pine" });
    expect(linkTags.map(({ rel }: { rel: string }) => rel)).toEqual(["canonical", "preload"]);
    const width = introSizes[opening === "form" ? "form" : "photo"];
    expect(linkTags[1]).toMatchObject({
      imageSizes: expect.stringContaining(width) as string,
    });
  },
);

test("where a drawing opens the page, no photograph is fetched early", () => {
  show({ ...minimal, drawing });
  expect(Helmet.peek().linkTags.map(({ rel }: { rel: string }) => rel)).toEqual(["canonical"]);
});

test("search engines learn the service's name, group, towns and works", () => {
  process.env.BUILD_STAGE = "build-html";
  show({ ...full, overview: { title: "Clearing", path: "/clearing" } });
  delete process.env.BUILD_STAGE;
  const [{ innerHTML = "" } = {}] = Helmet.peek().scriptTags;
  const { "@graph": nodes } = JSON.parse(innerHTML) as { "@graph": Record<string, unknown>[] };
  const node = (type: string) => nodes.find((one) => one["@type"] === type);
  expect(node("Service")).toMatchObject({ name: "Felling", areaServed: [{ name: "Gdańsk" }] });
  const crumbs = [{ name: "Strona główna" }, { name: "Clearing" }, { name: "Felling" }];
  expect(node("BreadcrumbList")).toMatchObject({ itemListElement: crumbs });
  expect(node("ImageGallery")).toBeDefined();
  expect(screen.getByRole("link", { name: "Clearing" })).toHaveAttribute("href", "/clearing");
});

test("what leads to a quote leads to the form of the page itself", () => {
  expect(ServiceTemplate.layout).toEqual({ quoteHref: "#wycena" });
});

test("the short form at the end of a page knows its service", () => {
  show(minimal);
  expect(screen.getByLabelText("Topic")).toHaveDisplayValue("Felling");
});

test("comparisons below the form have the quote button in their head, others below the hint", () => {
  const comparisons = () => within(screen.getByRole("region", { name: "Transformations" }));
  show(full);
  expect(screen.queryByText("Move the handle.")).not.toBeInTheDocument();
  expect(comparisons().getByText("Bezpłatna wycena")).toBeInTheDocument();
  cleanup();
  show({ ...full, opening: "comparisons" });
  expect(screen.getByText("Move the handle.")).toBeInTheDocument();
  expect(comparisons().getByText("Bezpłatna wycena")).toBeInTheDocument();
});

test("a group's services come under the photograph, others at the end, each with an invitation", () => {
  const groupServices = [{ ...service("grubbing"), occasion: "After felling" }];
  show({ ...full, opening: "services", groupServices });
  expect(outline().slice(0, 2)).toEqual(["Felling with care", "Choose"]);
  expect(screen.getByText("After felling")).toBeInTheDocument();
  for (const [name, slug] of [
    ["Choose", "grubbing"],
    ["What comes next", "mulching"],
  ] as const) {
    const cards = within(screen.getByRole("region", { name }));
    expect(cards.getAllByRole("link")).toHaveLength(1);
    expect(cards.getByRole("link", { name: /More$/ })).toHaveAttribute("href", service(slug).path);
  }
});

test("names the canonical address of a page that shows another one's content", () => {
  show({ ...minimal, path: "/gardens/felling", canonical: "/felling" });
  expect(Helmet.peek().linkTags).toContainEqual({
    rel: "canonical",
    href: "https://boritrawnik.example/felling",
  });
});
