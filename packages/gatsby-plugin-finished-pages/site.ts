import type { BuildArgs } from "gatsby";
import type { PageChange } from "./finish-pages";
import type { Policy } from "./headers/content-security-policy";

/** What a site says of itself that its built pages do not. */
export interface SiteDescription {
  /** For the manifest and security.txt, which a site without it does not get. */
  company?: { brand: string; tagline: string; email: string };
  /** Of a page and of its dark surfaces, for what can't read a style sheet; without them there is no manifest. */
  colours?: { bg: string; bgDeep: string };
  /** The site's languages (BCP 47), the first one being that of the manifest. */
  languages?: readonly string[];
  redirects?: readonly { from: string; to: string }[];
  /** Search engines may list none of its pages. */
  noIndex?: boolean | undefined;
  /** What the site itself changes on its built pages. */
  changes?: readonly PageChange[];
  /**
   * What its changes hang on besides a page and their own code, as data: a page that is as the last build has left it is
   * not read again until this is other data. Without it, each build makes the changes on each page.
   */
  changesHangOn?: unknown;
}

/** What the module exports that the option `site` names. */
export type DescribeSite = (
  args: Pick<BuildArgs, "graphql">,
) => SiteDescription | Promise<SiteDescription>;

/** A page as Gatsby has it. */
export interface GatsbyPage {
  /** With a trailing slash, where the site has them. */
  path: string;
  /** The day of its last change, where it is known: `2026-11-01`. */
  changed?: string;
}

/** What page finishing needs of a site besides the built pages. */
export interface Site extends SiteDescription {
  /** Its origin: `https://example.org`. */
  url: string;
  /** Gatsby's pages, by their addresses without a trailing slash. */
  pages: ReadonlyMap<string, GatsbyPage>;
  /** What its pages may load from elsewhere. */
  policy: Policy;
  redirects: readonly { from: string; to: string }[];
  changes: readonly PageChange[];
  /** The folder of its repository, whose `package.json` names the browsers that scripts are for. */
  project: string;
  /** The digest of each node that Gatsby has; that of a file is its MD5. */
  fileDigests: ReadonlySet<string>;
  /** The module that runs in every page before React does, a TypeScript file. */
  firstScript: string;
  /** A digest of what finishes pages, and of what that hangs on besides Gatsby's build; undefined where it is not known. */
  finishedBy?: string;
}
