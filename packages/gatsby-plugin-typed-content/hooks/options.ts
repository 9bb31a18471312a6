/** What a site says in its `gatsby-config`: data alone, since Gatsby compares options as JSON. */
export interface Options {
  /** The module whose `content` is what `defineContent` returns: `./src/content.ts`. */
  definition: string;
  /** A folder with `.graphql` files that `gatsby develop` lists for GraphiQL. */
  exampleQueries?: string;
  /** What `gatsby develop` prints besides: addresses of the site by what is there, such as `{ "Style guide": "/_style-guide" }`. */
  printedAddresses?: Readonly<Record<string, string>>;
}
