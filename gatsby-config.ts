import type { GatsbyConfig } from "gatsby";
// Before the others: in this repository it has Node load the TypeScript of packages, which they import.
import { contentFolder, isForProgram, typeName } from "gatsby-plugin-typed-content/config";
import { pictureQuality } from "./src/gatsby/images/picture-quality";
import { developMiddleware } from "./src/server/develop-middleware";
import { siteUrl } from "./src/utils/site-url";

const config: GatsbyConfig = {
  siteMetadata: { siteUrl },
  // One address per page; the server redirects the one with a trailing slash.
  trailingSlash: "never",
  jsxRuntime: "automatic",
  // Beside an editor nobody writes code, and Gatsby makes the types anew at each change of the content.
  graphqlTypegen: !isForProgram && {
    // A build writes the types that `tsc` needs, as `gatsby develop` does.
    generateOnBuild: true,
    documentSearchPaths: ["./gatsby-node.ts", "./src/build/**/*.ts"],
  },
  developMiddleware,
  plugins: [
    // The models of `src/content.ts`: the check of the content, GraphQL types, the list of pages.
    {
      resolve: "gatsby-plugin-typed-content",
      options: {
        definition: "./src/content.ts",
        exampleQueries: "docs/queries",
      },
    },
    // Content files and photos become File nodes.
    {
      resolve: "gatsby-source-filesystem",
      // Dotfiles belong to editors and operating systems.
      options: { name: "content", path: contentFolder(), ignore: ["**/.*"] },
    },
    // Each record of a content file becomes a node of its model's type.
    { resolve: "gatsby-transformer-yaml", options: { typeName } },
    // Photos are cut, scaled and encoded at build time.
    {
      resolve: "gatsby-plugin-sharp",
      options: {
        defaults: {
          formats: ["auto", "avif"],
          placeholder: "none",
          quality: pictureQuality.jpg,
          avifOptions: { quality: pictureQuality.avif },
        },
      },
    },
    "gatsby-transformer-sharp",
    // `StaticImage` and `GatsbyImage` work, though this site's own pages have `Photo`.
    "gatsby-plugin-image",
    // Puts each page's head tags into its HTML, instead of only setting them by script.
    "gatsby-plugin-react-helmet",
    // Scripts after the first paint, styles by family, hashes and headers, sitemap, compression.
    {
      resolve: "gatsby-plugin-finished-pages",
      options: {
        site: "./src/build/describe-site.ts",
        firstScript: "./src/gatsby/browser/before-react.ts",
        avifEffort: 0,
      },
    },
  ],
};

export default config;
