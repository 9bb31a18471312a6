import { render, screen } from "@testing-library/react";
import { Helmet } from "react-helmet";
import { fakeMedia, fakeViewport } from "@typed-site/test-support/fake-browser";
import { staticQueryData } from "../../e2e/support/content/fixtures";
import { mapTexts, mapTown } from "../sections/map-figure/map-figure.fixture";
import {
  contact,
  forms,
  outline,
  photo,
  quoteForm,
  reviews,
  reviewsWords,
  transformation,
} from "../sections/sections.fixture";
import TownTemplate from "./town";

const town = {
  name: "Gdańsk",
  firstPair: 2,
  heading: "Gardens: Gdańsk",
  path: "/gdańsk",
  seo: { title: "Gardens in Gdańsk", description: "In Gdańsk." },
  photo: photo("A garden in Oliwa"),
  locative: "w Gdańsku",
  summary: "clay and sand",
  county: "Gdańsk",
  intro: { html: "<p>Between moraine and sea.</p>" },
  needs: ["steep plots"],
  services: [],
  office: { name: "Town hall", address: null, head: null, post: null },
  protection: null,
  neighbours: [],
  reviews: reviews(1),
};

beforeEach(() => {
  fakeMedia();
  fakeViewport(false);
  const services = { heading: "Services", more: "More", list: "All on a list", cards: [] };
  Object.assign(staticQueryData, {
    townPage: {
      map: mapTexts,
      pitch: "Gardens {locative}.",
      ground: "Ground: {summary}",
      button: "Our services",
      needsHeading: "Needs",
      servicesHeading: "Here",
      nearbyHeading: "Nearby",
      officeHeading: "Where",
      protectionLabel: "Protected:",
      protectionRule: "Often forbidden.",
      protectionUnknown: "Ask.",
    },
    ...contact,
    homePage: {
      ...contact.homePage,
      hero: { photo: photo("A house") },
      faqHeading: "Questions",
      transformation: transformation(2),
      reviews: reviewsWords,
      services,
    },
    navigation: { ...quoteForm.navigation, strip: [mapTown("Gdańsk")] },
    forms,
    allFaqItem: { nodes: [] },
  });
  process.env.BUILD_STAGE = "build-html";
  const data: Queries.TownTemplateQuery = { town };
  const props = { data } as Parameters<typeof TownTemplate>[0];
  render(<TownTemplate {...props} />);
  delete process.env.BUILD_STAGE;
});

test("describes the town's page, with its own photograph", () => {
  const { title, metaTags, linkTags } = Helmet.peek();
  expect(title).toContain("Gardens in Gdańsk");
  expect(metaTags).toContainEqual({ name: "description", content: "In Gdańsk." });
  expect(metaTags).toContainEqual({ property: "og:image:alt", content: "A garden in Oliwa" });
  expect(linkTags).toContainEqual({
    rel: "canonical",
    href: "https://boritrawnik.example/gda%C5%84sk",
  });
});

test("its quote buttons lead to the form that knows the town", () => {
  const { quoteHref } = TownTemplate.layout;
  const town = screen.getByRole("textbox", { name: "Town" });
  expect(town).toHaveValue("Gdańsk");
  expect(document.querySelector(quoteHref)).toContainElement(town);
  expect(screen.getByRole("link", { name: "Bezpłatna wycena" })).toHaveAttribute("href", quoteHref);
});

test("search engines learn where the page stands, and that its work is done in this town", () => {
  const [{ innerHTML = "" } = {}] = Helmet.peek().scriptTags;
  const { "@graph": nodes } = JSON.parse(innerHTML) as { "@graph": Record<string, unknown>[] };
  const node = (type: string) => nodes.find((one) => one["@type"] === type);
  expect(node("Service")).toMatchObject({
    name: "Gardens: Gdańsk",
    areaServed: [{ name: "Gdańsk" }],
  });
  expect(node("BreadcrumbList")).toMatchObject({
    itemListElement: [{}, { item: expect.stringMatching(/gdzie-pracujemy$/) as string }, {}],
  });
});

test("shows the town first, then a comparison of its own and its customers' reviews", () => {
  expect(outline()).toEqual([
    "Gardens: Gdańsk",
    "W Gdańsku",
    "Services",
    "Transformations",
    "What customers say",
    "Tell us of your plot",
    "Free quote",
    "Questions",
  ]);
  expect(screen.getByRole("slider", { name: /Pair 2/ })).toBeVisible();
  expect(screen.getByText("Author 1")).toBeInTheDocument();
});
