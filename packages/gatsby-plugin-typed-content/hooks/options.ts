/**
 * What a site says in its `gatsby-config`: data alone, since Gatsby compares options as JSON, and puts them into
 * the scripts of each visitor where the plugin has a `gatsby-browser` (Gatsby 5.16).
 */
export interface Options {
  /** The module whose `content` is what `defineContent` returns: `./src/content.ts`. */
  definition: string;
  /** A folder with `.graphql` files that `gatsby develop` lists for GraphiQL. */
  exampleQueries?: string;
}
