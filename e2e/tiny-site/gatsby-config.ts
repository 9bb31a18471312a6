import type { GatsbyConfig } from "gatsby";
import { contentFolder, typeName } from "gatsby-plugin-typed-content/config";

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: process.env.SITE_URL ?? "https://piekarnia.example" },
  trailingSlash: "never",
  jsxRuntime: "automatic",
  plugins: [
    { resolve: "gatsby-plugin-typed-content", options: { definition: "./src/content.ts" } },
    { resolve: "gatsby-source-filesystem", options: { name: "content", path: contentFolder() } },
    { resolve: "gatsby-transformer-yaml", options: { typeName } },
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
    { resolve: "gatsby-plugin-finished-pages", options: { site: "./src/describe-site.ts" } },
  ],
};

export default config;
