// Gatsby compiles this file, but leaves the packages, which are TypeScript too, to Node.
import "tsx/cjs";
import type { GatsbyConfig, Node } from "gatsby";
import { content, siteUrl } from "./src/content";

const config: GatsbyConfig = {
  siteMetadata: { siteUrl },
  trailingSlash: "never",
  jsxRuntime: "automatic",
  plugins: [
    { resolve: "gatsby-source-filesystem", options: { name: "content", path: "content" } },
    {
      resolve: "gatsby-transformer-yaml",
      options: {
        typeName: ({ node }: { node: Node }) => content.typeNameOf(String(node.relativePath)),
      },
    },
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
  ],
};

export default config;
