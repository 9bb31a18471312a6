import type { Policy } from "../headers/content-security-policy";

/** What a site says in its `gatsby-config`: data alone, since Gatsby compares options as JSON. */
export interface Options {
  /** The module whose `describeSite` says what the built pages do not: `./src/build/describe-site.ts`. */
  site?: string;
  /** The module that runs in every page before React does, a TypeScript file. */
  firstScript?: string;
  /** What pages may load from elsewhere, by directive of the policy: `{ "frame-src": ["https://film.example"] }`. */
  policy?: Policy;
  /** How much work an AVIF may take, from 0 to 9; sharp's own default is 4. */
  avifEffort?: number;
}
