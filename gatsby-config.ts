import type { GatsbyConfig, Node } from "gatsby";
import { content } from "./src/content";
import { lowerAvifEffort } from "./src/gatsby/images/avif-effort";
import { pictureQuality } from "./src/gatsby/images/picture-quality";
import { contentSource } from "./src/site/content-source";

lowerAvifEffort();

const isDevelop = process.env.gatsby_executing_command === "develop";

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: process.env.SITE_URL ?? "https://boritrawnik.example" },
  // One address per page; the server answers the other form too.
  trailingSlash: "never",
  jsxRuntime: "automatic",
  graphqlTypegen: !isDevelop && {
    // The committed types are checked by `tsc`, so a build must leave them up to date. `gatsby develop`
    // would write them again after each edit of a text, before it shows the edit.
    generateOnBuild: true,
    typesOutputPath: "src/gatsby-types.d.ts",
    documentSearchPaths: ["./gatsby-node.ts", "./src/{gatsby,site}/**/*.ts"],
  },
  plugins: [
    // Content files and photos become File nodes.
    {
      resolve: "gatsby-source-filesystem",
      // What starts with a dot belongs to editors and systems.
      options: { name: "content", path: contentSource(), ignore: ["**/.*"] },
    },
    // Records of content files become nodes, each of its model's type.
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
          placeholder: "dominantColor",
          quality: pictureQuality.jpg,
          avifOptions: { quality: pictureQuality.avif },
        },
      },
    },
    "gatsby-transformer-sharp",
    // Head tags of each page are in its HTML, not only set by script.
    "gatsby-plugin-react-helmet",
  ],
};

export default config;
