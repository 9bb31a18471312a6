/** What a site says in its `gatsby-config`: data alone, since Gatsby compares options as JSON. */
export interface Options {
  /** The module whose `content` is what `defineContent` returns: `./src/content.ts`. */
  definition: string;
  /** A folder with `.graphql` files that `gatsby develop` lists for GraphiQL. */
  exampleQueries?: string;
}
