import { render, screen, within } from "@testing-library/react";
import type { PageProps } from "gatsby";
import type { ComponentType } from "react";
import { Helmet } from "react-helmet";
import { LIMITS } from "@typed-site/enquiries/form";
import { fakeMedia, fakeViewport } from "@typed-site/test-support/fake-browser";
import { drawing } from "../components/drawing/drawing.fixture";
import {
  fellingRules,
  fellingTowns,
  fellingWords,
} from "../felling/sections/felling-questions/felling-questions.fixture";
import type { PageLayout } from "../layout/layout/layout";
import { mapTexts, mapTown } from "../sections/map-figure/map-figure.fixture";
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
  service,
  transformation,
  trust,
} from "../sections/sections.fixture";
import NotFoundPage from "./404";
import FellingGuidePage from "./czy-potrzebne-zezwolenie";
import ThankYouPage from "./dziekujemy";
import TownsPage from "./gdzie-pracujemy";
import IndexPage from "./index";
import CalendarPage from "./kalendarz-prac";
import ContactPage from "./kontakt";
import NotSentPage from "./nie-wyslano";
import AboutPage from "./o-nas";

const seo = { title: "Title", description: "What it is." };
const html = (text: string) => ({ html: `<p>${text}</p>` });
const links = [{ label: "Home", address: "/" }];
const steps = { heading: "How it goes", items: [{ title: "Call", body: "We answer." }] };
const faq = {
  allFaqItem: {
    nodes: [{ slug: "shade", question: "Shade?", answer: { ...html("Ferns."), plain: "Ferns." } }],
  },
};
const equipment = { allEquipmentItem: { nodes: [] } };
const services = [
  { label: null, services: [{ ...service("felling", "Felling"), season, occasion: null }] },
];
const { homePage, ...contactWords } = contact;
const home = {
  ...homePage,
  about: { heading: "Who we are", body: html("Foresters."), chips: [], ringsCaption: "years" },
  faqHeading: "Questions",
  equipmentHeading: "Machines",
};
const hero = { headline: "Headline", pitch: "Pitch", photo: photo("A garden"), drawing: null };
const thankYouPage: Queries.ThankYouPageQuery["thankYouPage"] = {
  seo,
  headline: "Thank you",
  numberLabel: "your number",
  received: "It has arrived.",
  withoutPhotos: "Without photos.",
  next: { heading: "What comes next", steps: [], urgent: html("Call.") },
  links,
};

const data = {
  index: {
    ...contactWords,
    ...quoteForm,
    ...faq,
    ...equipment,
    ...trust,
    homePage: {
      ...home,
      seo,
      hero: { ...hero, button: "Services", regionsLabel: "Regions" },
      steps,
      transformation: transformation(2),
      portfolio: { heading: "What we did", gallery: gallery(3) },
      reviews: reviewsWords,
      missionLabel: "What moves us",
      mission: { heading: "Mission", body: "Gardens." },
      vision: { heading: "Vision", body: "Green." },
      services: { heading: "Services", more: "More", list: "All ({count})", cards: [] },
    },
    servicePage: { season: seasonWords },
    navigation: { services },
    company: { publicProfiles: [] },
    allReview: { nodes: reviews(1) },
  } satisfies Queries.IndexPageQuery,
  contact: {
    ...quoteForm,
    ...faq,
    homePage: home,
    contactPage: {
      seo,
      hero,
      details: {
        heading: "The company",
        legalName: "Name",
        address: "Address",
        nip: "Tax number",
        regon: "Statistical number",
        register: "Register",
        hours: "Hours",
        responseTime: "Answer",
        insurance: "Insurance",
      },
      quoteTips: { heading: "What helps", note: "As you like.", items: [] },
    },
    company: {
      legalName: "Bór Jan Nowak",
      address: null,
      nip: null,
      regon: null,
      register: null,
      hours: [],
      responseTime: null,
      insurance: null,
    },
  } satisfies Queries.ContactPageQuery,
  about: {
    ...contactWords,
    ...faq,
    ...equipment,
    homePage: home,
    forms,
    aboutPage: {
      seo,
      hero,
      experts: { heading: "Experts", body: "Six.", photo: photo("Six"), drawing: null },
      honesty: { heading: "Honesty", body: "We say no.", photo: photo("No"), drawing: null },
      bodyLabel: "Our story",
      body: html("It began."),
      servicesHeading: "What we do",
      team: { heading: "Who comes", number: "No." },
    },
    navigation: { links: [{ label: "About", address: "/o-nas" }], footer: [] },
    company: {
      people: [
        { name: "Jan Nowak", role: "dendrolog", qualification: "D", number: null, photo: null },
      ],
    },
  } satisfies Queries.AboutPageQuery,
  towns: {
    ...contact,
    forms,
    townsPage: {
      seo,
      headline: "Where we work",
      pitch: "Pitch",
      mapLabel: "Map",
      listHeading: "All towns",
      listIntro: "Choose.",
      sections: [{ heading: "How far", body: html("Far.") }],
    },
    townPage: { map: mapTexts },
    navigation: {
      services,
      towns: [{ name: "Puck", path: "/puck", county: "powiat A", summary: "sand" }],
      strip: [mapTown("Puck")],
    },
  } satisfies Queries.TownsPageQuery,
  calendar: {
    ...contact,
    forms,
    calendarPage: {
      seo,
      headline: "Calendar",
      pitch: "Pitch",
      reasonsHeading: "What decides",
      tableHeading: "Twelve months",
      serviceColumn: "Service",
      reasonsColumn: "Reasons",
    },
    servicePage: { season: seasonWords },
    allSeasonReason: { nodes: [{ title: "nests", body: "They nest." }] },
    navigation: { services },
  } satisfies Queries.CalendarPageQuery,
  felling: {
    fellingGuide: {
      ...fellingWords,
      seo,
      headline: "A permit?",
      pitch: "Pitch",
      measure: { heading: "Measure", body: html("So."), drawing },
      source: "By the",
      asOf: "As of {date}.",
      disclaimer: html("No advice."),
      list: {
        heading: "All rules",
        intro: "The first.",
        answers: "Answers",
        open: "Rules",
        always: "Else",
        result: "Result",
        law: "Law",
      },
    },
    fellingRules: {
      ...fellingRules,
      act: { name: "act", address: "https://law.example", asOf: "1 maja 2026" },
      rules: fellingRules.rules.map((rule) => ({ ...rule, reason: "So.", law: "Art. 1" })),
    },
    navigation: { towns: fellingTowns },
  } satisfies Queries.FellingGuidePageQuery,
  notFound: {
    notFoundPage: {
      seo,
      code: "404",
      headline: "Gone",
      body: "It moved.",
      nearest: "This?",
      links,
    },
  } satisfies Queries.NotFoundPageQuery,
  thankYou: { thankYouPage } satisfies Queries.ThankYouPageQuery,
  notSent: {
    notSentPage: { seo, headline: "Not sent", body: html("{megabytes} MB at most"), links },
  } satisfies Queries.NotSentPageQuery,
};

/** Shows a page as it is built. */
function show<Data>(Page: ComponentType<PageProps<Data>>, given: Data): void {
  process.env.BUILD_STAGE = "build-html";
  const props = { data: given } as PageProps<Data>;
  render(<Page {...props} />);
  delete process.env.BUILD_STAGE;
}

const pages: Record<string, () => void> = {
  "/": () => show(IndexPage, data.index),
  "/kontakt": () => show(ContactPage, data.contact),
  "/o-nas": () => show(AboutPage, data.about),
  "/gdzie-pracujemy": () => show(TownsPage, data.towns),
  "/kalendarz-prac": () => show(CalendarPage, data.calendar),
  "/czy-potrzebne-zezwolenie": () => show(FellingGuidePage, data.felling),
  "/404": () => show(NotFoundPage, data.notFound),
  "/dziekujemy": () => show(ThankYouPage, data.thankYou),
  "/nie-wyslano": () => show(NotSentPage, data.notSent),
};

beforeEach(() => {
  fakeMedia();
  fakeViewport(false);
});

test.each([
  [
    "/",
    [
      "Headline",
      "Who we are",
      "Services",
      "How it goes",
      "Rely on us",
      "Transformations",
      "Tell us of your plot",
      "Free quote",
      "What we did",
      "What customers say",
      "What moves us",
      "Questions",
      "Machines",
    ],
  ],
  ["/kontakt", ["Headline", "Free quote", "What helps", "The company", "Questions"]],
  [
    "/o-nas",
    [
      "Headline",
      "Our story",
      "What we do",
      "Experts",
      "Who comes",
      "Honesty",
      "Machines",
      "Questions",
      "Tell us of your plot",
      "Write to us",
    ],
  ],
  ["/gdzie-pracujemy", ["Where we work", "Map", "All towns", "Tell us of your plot", "Free quote"]],
  [
    "/kalendarz-prac",
    ["Calendar", "Twelve months", "What decides", "Tell us of your plot", "Free quote"],
  ],
  ["/dziekujemy", ["Thank you"]],
  ["/404", ["Gone"]],
  ["/nie-wyslano", ["Not sent"]],
])("%s has its parts in their order", (path, expected) => {
  pages[path]?.();
  expect(outline()).toEqual(expected);
});

test.each([
  ["/", ["ImageGallery"]],
  // search engines want the questions on one page only
  ["/kontakt", ["BreadcrumbList", "FAQPage"]],
  ["/o-nas", ["BreadcrumbList"]],
  ["/gdzie-pracujemy", ["BreadcrumbList"]],
  ["/kalendarz-prac", ["BreadcrumbList"]],
  ["/czy-potrzebne-zezwolenie", ["BreadcrumbList"]],
])("search engines list %s, and learn what it shows", (path, expected) => {
  pages[path]?.();
  const { linkTags, metaTags, scriptTags } = Helmet.peek();
  expect(linkTags).toContainEqual({
    rel: "canonical",
    href: `https://boritrawnik.example${path}`,
  });
  expect(metaTags).not.toContainEqual({ name: "robots", content: "noindex" });
  const { "@graph": nodes } = JSON.parse(scriptTags[0]?.innerHTML ?? "") as {
    "@graph": Record<string, unknown>[];
  };
  const types = nodes.map((node) => node["@type"]);
  expect(types).toEqual(["HomeAndConstructionBusiness", "WebSite", "WebPage", ...expected]);
  expect("employee" in (nodes[0] ?? {})).toBe(path === "/o-nas");
});

test.each(["/404", "/dziekujemy", "/nie-wyslano"])("search engines do not list %s", (path) => {
  pages[path]?.();
  const { linkTags, metaTags } = Helmet.peek();
  expect(metaTags).toContainEqual({ name: "robots", content: "noindex" });
  expect(linkTags).toEqual([]);
});

test.each<[string, { layout?: PageLayout }]>([
  ["/", IndexPage],
  ["/kontakt", ContactPage],
  ["/gdzie-pracujemy", TownsPage],
  ["/kalendarz-prac", CalendarPage],
])("the quote buttons around %s lead to its own form, which knows the page", (path, page) => {
  pages[path]?.();
  const { quoteHref } = page.layout ?? {};
  const form = document.querySelector<HTMLFormElement>(`${quoteHref} form`);
  expect([...new FormData(form ?? undefined).values()]).toContain(path);
});

test("whoever has just asked for a quote is offered none", () => {
  expect(ThankYouPage.layout).toEqual({ quoteHref: null });
});

const firstPhoto = () => Helmet.peek().linkTags.filter(({ rel }) => rel === "preload");

test.each([
  ["/", 1],
  ["/o-nas", 1],
  // its form comes before the photograph
  ["/kontakt", 0],
])("the photograph in the first view of %s is fetched early: %d", (path, count) => {
  pages[path]?.();
  expect(firstPhoto()).toHaveLength(count);
  const [image] = screen.getAllByRole("img");
  expect(image).toHaveAttribute("loading", count > 0 ? "eager" : "lazy");
});

test.each(["/", "/kontakt", "/o-nas"])("other sites show the photograph of %s itself", (path) => {
  pages[path]?.();
  expect(Helmet.peek().metaTags).toContainEqual({
    property: "og:image:alt",
    content: hero.photo.alt,
  });
});

test("where a drawing opens the page, no photograph is fetched or shown in its place", () => {
  show(AboutPage, {
    ...data.about,
    aboutPage: { ...data.about.aboutPage, hero: { ...hero, drawing } },
  });
  expect(firstPhoto()).toEqual([]);
  show(ContactPage, {
    ...data.contact,
    contactPage: { ...data.contact.contactPage, hero: { ...hero, drawing } },
  });
  expect(screen.queryByRole("img", { name: hero.photo.alt })).not.toBeInTheDocument();
  expect(screen.getAllByRole("img", { name: drawing.alt })).toHaveLength(2);
});

test.each([
  ["as in the menu", data.about.navigation.links, "About"],
  ["by its headline where the menu leaves it out", [], hero.headline],
])("the way to the page about the company ends with its name: %s", (_, given, name) => {
  show(AboutPage, { ...data.about, navigation: { ...data.about.navigation, links: given } });
  const way = within(screen.getByRole("navigation", { name: "Ścieżka" }));
  expect(way.getByText(name)).toHaveAttribute("aria-current", "page");
});

test("the photograph of the last of two banners is on its other side", () => {
  pages["/o-nas"]?.();
  for (const [name, isLast] of [
    ["Experts", false],
    ["Honesty", true],
  ] as const)
    expect(screen.getByRole("region", { name }).querySelector(".photo.last") !== null).toBe(isLast);
});

test("the contact page says first how to reach the company, and when", () => {
  pages["/kontakt"]?.();
  const opening = within(screen.getByRole("region", { name: "Headline" }));
  expect(opening.getByRole("link", { name: "+48 500 100 300" })).toBeInTheDocument();
  expect(opening.getByRole("link", { name: /^kontakt@/ })).toBeInTheDocument();
  expect(opening.getByText("poniedziałek–piątek, 8:00–16:00")).toBeInTheDocument();
});

test("the calendar and the home page begin with what is done this month", () => {
  for (const path of ["/", "/kalendarz-prac"]) pages[path]?.();
  expect(screen.getAllByText(/^Styczeń is good for/)).toHaveLength(2);
});

test("whoever is refused learns how much photos may weigh together", () => {
  pages["/nie-wyslano"]?.();
  expect(screen.getByText(`${LIMITS.photosBytes / 1e6} MB at most`)).toBeInTheDocument();
});

test("the page of an unknown address offers the nearest one", () => {
  window.history.replaceState(null, "", "/pucc");
  render(<a href="/puck">Puck</a>);
  pages["/404"]?.();
  expect(screen.getByRole("status")).toHaveTextContent("This? Puck");
  expect(screen.getByText("404")).toBeInTheDocument();
});

test("the guide asks, says what to measure, and lists all rules", () => {
  pages["/czy-potrzebne-zezwolenie"]?.();
  const headings = screen.getAllByRole("heading", { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(["Measure", "All rules"]),
  );
  // asked, and explained
  expect(screen.getAllByText("What is it?")).toHaveLength(2);
});
