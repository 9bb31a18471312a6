// Gatsby compiles this file, but leaves the packages, which are TypeScript too, to Node.
import "tsx/cjs";
import type { GatsbyConfig, Node } from "gatsby";
import { contentSource } from "./src/build/content-source";
import { content } from "./src/content";
import { developMiddleware } from "./src/gatsby/develop-middleware";
import { lowerAvifEffort } from "./src/gatsby/images/avif-effort";
import { pictureQuality } from "./src/gatsby/images/picture-quality";
import { TYPES_FILE } from "./src/gatsby/query-types";
import { siteUrl } from "./src/utils/site-url";

lowerAvifEffort();

const config: GatsbyConfig = {
  siteMetadata: { siteUrl },
  // One address per page; the server redirects the one with a trailing slash.
  trailingSlash: "never",
  jsxRuntime: "automatic",
  // An editor has no use for them.
  graphqlTypegen: !process.env.PREVIEW_SECRET && {
    // A build writes the types that `tsc` needs, as `gatsby develop` does.
    generateOnBuild: true,
    typesOutputPath: TYPES_FILE,
    documentSearchPaths: ["./gatsby-node.ts", "./src/{build,gatsby}/**/*.ts"],
  },
  developMiddleware,
  plugins: [
    // Content files and photos become File nodes.
    {
      resolve: "gatsby-source-filesystem",
      // Dotfiles belong to editors and operating systems.
      options: { name: "content", path: contentSource(), ignore: ["**/.*"] },
    },
    // Each record of a content file becomes a node of its model's type.
    {
      resolve: "gatsby-transformer-yaml",
      options: {
        typeName: ({ node }: { node: Node }) => content.typeNameOf(String(node.relativePath)),
      },
    },
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
  ],
};

export default config;
