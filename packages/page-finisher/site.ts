import type { SitePage } from "../content-model";

/** What page finishing needs of a site besides the built pages: its list of pages, texts and colours. */
export interface Site {
  url: string;
  company: SiteCompany;
  pages: SitePage[];
  services: readonly SiteService[];
  /** The texts of calendar files, and the address of the one with all services; `entry` has `{service}`. */
  calendar: { file: string; title: string; entry: string; preparationHeading: string };
  /** Each with the id of its `details` element. */
  questions: readonly { id: string; question: string; answer: string }[];
  /** Addresses of the pages that `llms.txt` links to. */
  addresses: { contact: string; towns: string };
  /** The accessible name of every page's breadcrumb. */
  breadcrumbLabel: string;
  /** The id of the element that shows the company's people, one in each `section`. */
  peopleId: string;
  redirects: readonly { from: string; to: string }[];
  colours: SiteColours;
  /** The module that runs in every page before React does, by its path in the project. */
  firstScript: string;
}

/** The company's data for search engines and other services. */
export interface SiteCompany {
  brand: string;
  tagline: string;
  email: string;
  regions: readonly string[];
  phones: readonly { label: string; number: string }[];
  /** The one of these to call first. */
  telephone: string;
  socials: readonly { url: string }[];
  legalName: string | null;
  address: { street: string; postalCode: string; city: string } | null;
  nip: string | null;
  /** Days in Polish. */
  hours: readonly { from: string; to: string | null; opens: string; closes: string }[];
  people: readonly {
    name: string;
    role: string;
    qualification: string;
    number: string | null;
  }[];
}

/** A service and its best times. */
export interface SiteService {
  path: string;
  title: string;
  pitch: string;
  /** Path of its file in `content/`. */
  file: string;
  preparation: readonly string[];
  /**
   * Consecutive months, counted from 0, with the reasons for them; `last` is less than `first` if
   * they include New Year. Empty if it is equally good all year.
   */
  bestTimes: readonly { first: number; last: number; notes: readonly string[] }[];
  /** Address of its calendar file. */
  calendarFile: string;
}

/** Colours for what can't read a style sheet. */
export interface SiteColours {
  bg: string;
  bgDeep: string;
  onDark: string;
  motif: string;
}
