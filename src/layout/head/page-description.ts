import type { Company } from "../../hooks/use-company";

/** A step of a page's breadcrumb; the page itself has no `href`. */
export interface Crumb {
  label: string;
  href?: string;
}

/** What a page shows, for its structured data. */
export interface ShownContent {
  /** The breadcrumb below the home page. */
  crumbs?: readonly Crumb[];
  /** On the page of a service or a town: what is offered, and in which towns. */
  offer?: { name: string; towns: readonly string[] };
  /** Search engines want the same questions marked up on one page only (Google, "FAQPage"). */
  questions?: Queries.FaqMarkupFragment["allFaqItem"]["nodes"];
  /** Photographs with captions. */
  photos?: Queries.PortfolioFragment["photos"];
  people?: readonly Omit<Queries.TeamFragment["company"]["people"][number], "photo">[];
}

/** All that a page's structured data are made of. */
export interface PageDescription extends ShownContent {
  /** The site's origin. */
  siteUrl: string;
  company: Company;
  title: string;
  description: string;
  /** The page's canonical path, decoded. */
  path: string;
  /** Absolute addresses of the pictures that other sites show, for this page and for the home page. */
  picture: string;
  homePicture: string;
  /** The label of the home page in breadcrumbs. */
  homeLabel: string;
}
