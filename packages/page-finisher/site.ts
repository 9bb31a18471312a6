import type { SitePage } from "../content-model";

/** What page finishing gets of a site, besides its built pages: its list of pages, words and colours. */
export interface Site {
  url: string;
  company: SiteCompany;
  pages: SitePage[];
  services: readonly SiteService[];
  calendar: SiteCalendar;
  questions: readonly SiteQuestion[];
  /** Addresses of the pages that `llms.txt` leads to. */
  addresses: { contact: string; towns: string };
  /** The accessible name of every page's breadcrumb. */
  breadcrumbLabel: string;
  /** The id of what shows the company's people, one in each `section`. */
  peopleId: string;
  redirects: readonly { from: string; to: string }[];
  colours: SiteColours;
  /** The module that runs in every page before React does, by its path below the project. */
  firstScript: string;
}

/** The company, for other services. */
export interface SiteCompany {
  brand: string;
  tagline: string;
  email: string;
  regions: readonly string[];
  phones: readonly { label: string; number: string }[];
  /** The number of these to call first. */
  telephone: string;
  socials: readonly { url: string }[];
  legalName: string | null;
  address: { street: string; postalCode: string; city: string } | null;
  nip: string | null;
  /** Days by their Polish names. */
  hours: readonly { from: string; to: string | null; opens: string; closes: string }[];
  people: readonly {
    name: string;
    role: string;
    qualification: string;
    number: string | null;
  }[];
}

/** A service, and when it is best done. */
export interface SiteService {
  path: string;
  title: string;
  pitch: string;
  /** Place of its file below `content/`. */
  file: string;
  preparation: readonly string[];
  /** None where it goes well all year. */
  bestTimes: readonly SiteSeason[];
  /** Address of the file with its best times. */
  calendarFile: string;
}

/** Months that follow one another, counted from 0; `last` is before `first` over the turn of the year. */
export interface SiteSeason {
  first: number;
  last: number;
  /** Why then. */
  notes: readonly string[];
}

/** The words of calendar files, and the address of the one that has all services. */
export interface SiteCalendar {
  file: string;
  title: string;
  /** What an entry is called, with `{service}`. */
  entry: string;
  preparationHeading: string;
}

/** A question, its answer, and the id of the `details` that shows both. */
export interface SiteQuestion {
  id: string;
  question: string;
  answer: string;
}

/** Colours for what reads no style sheet. */
export interface SiteColours {
  bg: string;
  bgDeep: string;
  onDark: string;
  motif: string;
}
