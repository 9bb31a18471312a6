import { readdirSync } from "node:fs";

/** Gatsby's own folder for modules, in every site: it makes pages of those in `pages` there. */
export const SOURCE_FOLDER = "src";

/** Where Gatsby writes the TypeScript types of all queries, unless `graphqlTypegen` names another place. */
export const TYPES_FILE = `${SOURCE_FOLDER}/gatsby-types.d.ts`;

/** The modules in the root of a site whose names begin in some way: `gatsby-config.ts`. */
export const rootModules = (beginning: RegExp): string[] =>
  readdirSync(".").filter((file) => beginning.test(file) && /\.([cm]?js|tsx?)$/.test(file));
