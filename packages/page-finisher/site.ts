import type { SitePage } from "gatsby-plugin-typed-content";
import type { PageChange } from "./finish-pages";

/** What page finishing needs of a site besides the built pages. */
export interface Site {
  /** Its origin: `https://example.org`. */
  url: string;
  company: {
    brand: string;
    tagline: string;
    email: string;
  };
  pages: readonly SitePage[];
  redirects: readonly { from: string; to: string }[];
  /** The folder of its repository, whose `package.json` names the browsers that scripts are for. */
  project: string;
  /** The folder with its content, whose commits say when a page has changed. */
  contentFolder: string;
  /** The MD5 of each file of the content, photos included. */
  fileDigests: ReadonlySet<string>;
  /** Of a page and of its dark surfaces, for what can't read a style sheet. */
  colours: {
    bg: string;
    bgDeep: string;
  };
  /** What the site itself changes on its built pages. */
  changes: readonly PageChange[];
  /** The module that runs in every page before React does, a TypeScript file. */
  firstScript: string;
}
