import type { SitePage } from "../content-model";

/** What page finishing needs of a site besides the built pages: its list of pages, texts and colours. */
export interface Site {
  url: string;
  company: SiteCompany;
  pages: SitePage[];
  services: readonly SiteService[];
  calendar: SiteCalendar;
  questions: readonly SiteQuestion[];
  /** Addresses of the pages that `llms.txt` links to. */
  addresses: { contact: string; towns: string };
  /** The accessible name of every page's breadcrumb. */
  breadcrumbLabel: string;
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
}

/** A service and its best times. */
export interface SiteService {
  path: string;
  title: string;
  pitch: string;
  /** Path of its file in `content/`. */
  file: string;
  preparation: readonly string[];
  /** Empty if it is equally good all year. */
  bestTimes: readonly SiteSeason[];
  /** Address of its calendar file. */
  calendarFile: string;
}

/** Consecutive months, counted from 0; `last` is less than `first` if they include New Year. */
export interface SiteSeason {
  first: number;
  last: number;
  /** Reasons for these months. */
  notes: readonly string[];
}

/** The texts of calendar files, and the address of the one with all services. */
export interface SiteCalendar {
  file: string;
  title: string;
  /** The title of an entry, with `{service}`. */
  entry: string;
  preparationHeading: string;
}

/** A question with its answer, and the id of its `details` element. */
export interface SiteQuestion {
  id: string;
  question: string;
  answer: string;
}

/** Colours for what can't read a style sheet. */
export interface SiteColours {
  bg: string;
  bgDeep: string;
  onDark: string;
  motif: string;
}
