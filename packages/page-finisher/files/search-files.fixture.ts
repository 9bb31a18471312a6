import type { SitePage } from "../../content-model/pages/pages";
import type { Site, SiteService } from "../site";

/** A page with defaults for irrelevant fields. */
export function sitePage(given: Partial<SitePage> & { path: string }): SitePage {
  return {
    canonical: given.path,
    title: `Title of ${given.path}`,
    description: `Description of ${given.path}`,
    headline: `Headline of ${given.path}`,
    photo: { file: "/photos/house.jpg", alt: "A house" },
    sources: [`${given.path.slice(1)}.yaml`],
    noIndex: false,
    ...given,
  };
}

/** A service with defaults for irrelevant fields; it is best done from November to February. */
export function siteService(given: Partial<SiteService> = {}): SiteService {
  return {
    ...{ path: "/laki", title: "Łąki", pitch: "Kosimy.", file: "services/laki.yaml" },
    preparation: ["Oznacz granice."],
    bestTimes: [{ first: 10, last: 1, notes: ["Bez liści."] }],
    calendarFile: `${given.path ?? "/laki"}.ics`,
    ...given,
  };
}

/** A small site. */
export const site: Site = {
  url: "https://example.org",
  company: {
    brand: "Bór i Trawnik",
    tagline: "Gardens & trees.",
    email: "kontakt@example.org",
    phones: [
      { label: "biuro", number: "+48\u00a0500\u00a0100\u00a0300" },
      { label: "wyceny", number: "+48\u00a0500\u00a0100\u00a0200" },
    ],
    telephone: "+48\u00a0500\u00a0100\u00a0200",
    regions: ["Trójmiasto", "Kartuzy"],
    socials: [{ url: "https://www.facebook.com/example" }],
    legalName: "Bór i Trawnik Jan Nowak",
    address: { street: "ul. Leśna 1", postalCode: "80-001", city: "Gdańsk" },
    nip: "123-456-32-18",
    hours: [
      { from: "poniedziałek", to: "środa", opens: "08:00", closes: "16:00" },
      { from: "sobota", to: null, opens: "09:00", closes: "12:00" },
    ],
    people: [
      {
        name: "Jan\u00a0Nowak",
        role: "dendrolog",
        qualification: "dyplom",
        number: "nr\u00a05",
      },
      { name: "Ewa Nowak", role: "arborysta", qualification: "certyfikat", number: null },
    ],
  },
  pages: ["/", "/kontakt", "/gdzie-pracujemy"].map((path) => sitePage({ path })),
  services: [siteService({ path: "/łąki" })],
  calendar: {
    ...{ file: "/kalendarz.ics", title: "Kalendarz" },
    ...{ entry: "{service}: termin", preparationHeading: "Wcześniej" },
  },
  questions: [{ id: "faq-cena", question: "Ile to kosztuje?", answer: "Wycena jest bezpłatna." }],
  addresses: { contact: "/kontakt", towns: "/gdzie-pracujemy" },
  breadcrumbLabel: "Ścieżka",
  peopleId: "zespol",
  redirects: [{ from: "/płoty", to: "/kontakt" }],
  colours: { bg: "#f6f7f1", bgDeep: "#1b3a2a", onDark: "#f4f6ee", motif: "#b7c7a2" },
  firstScript: "packages/page-finisher/browser/first-move.ts",
};
