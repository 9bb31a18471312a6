import { readFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "@typed-site/utils/node";
import { SECRET_VARIABLE } from "gatsby-plugin-typed-content";
import { typeName } from "gatsby-plugin-typed-content/config";
import config from "../../gatsby-config";
import { pictureQuality } from "../gatsby/images/picture-quality";
import { developMiddleware } from "../server/develop-middleware";
import { siteUrl } from "../utils/site-url";

const optionsOf = (name: string) =>
  config.plugins?.flatMap((plugin) =>
    typeof plugin === "object" && plugin?.resolve === name ? (plugin.options ?? {}) : [],
  )[0];

test("what programs write beside content, as while it is edited, is no content", () => {
  const { ignore = [] } = optionsOf("gatsby-source-filesystem") as { ignore?: string[] };
  const isRead = (place: string) => !ignore.some((glob) => path.matchesGlob(place, glob));
  expect(isRead("/site/content/towns/.puck.yaml.swp")).toBe(false);
  expect(isRead("/site/content/.#faq.yaml")).toBe(false);
  expect(isRead("/site/content/towns/puck.yaml")).toBe(true);
});

test("a page has one address, without a slash at its end", () => {
  expect(config.trailingSlash).toBe("never");
});

test("the content layer comes first, since the others import TypeScript through it; none of them is missing", () => {
  const names = config.plugins?.map((plugin) =>
    typeof plugin === "object" ? plugin?.resolve : plugin,
  );
  expect(names).toEqual([
    "gatsby-plugin-typed-content",
    "gatsby-source-filesystem",
    "gatsby-transformer-yaml",
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
    "gatsby-plugin-image",
    "gatsby-plugin-react-helmet",
    "gatsby-plugin-finished-pages",
  ]);
});

test("pages are finished with what the site says of itself and what it runs before React", () => {
  expect(optionsOf("gatsby-plugin-finished-pages")).toEqual({
    site: "./src/build/describe-site.ts",
    firstScript: "./src/gatsby/browser/before-react.ts",
    avifEffort: 0,
  });
});

test("content, its definition and the site's own address are where the others look for them", () => {
  const files = optionsOf("gatsby-source-filesystem") as { name: string; path: string };
  expect(files).toMatchObject({ name: "content", path: path.resolve("content") });
  expect(optionsOf("gatsby-plugin-typed-content")).toEqual({
    definition: "./src/content.ts",
    exampleQueries: "docs/queries",
  });
  expect(optionsOf("gatsby-transformer-yaml")).toEqual({ typeName });
  expect(config).toMatchObject({
    siteMetadata: { siteUrl },
    jsxRuntime: "automatic",
    developMiddleware,
  });
});

test("pictures are AVIF beside what every browser reads, and are nothing before they come", () => {
  const { defaults } = optionsOf("gatsby-plugin-sharp") as { defaults: Record<string, unknown> };
  expect(defaults).toMatchObject({
    formats: ["auto", "avif"],
    placeholder: "none",
    quality: pictureQuality.jpg,
    avifOptions: { quality: pictureQuality.avif },
  });
  // AVIF looks as good at a lower number.
  expect(pictureQuality.avif).toBeLessThan(pictureQuality.jpg);
});

test("the types of queries in hooks are written by a build, too", () => {
  const { generateOnBuild, documentSearchPaths = [] } = config.graphqlTypegen as {
    generateOnBuild: boolean;
    documentSearchPaths?: string[];
  };
  expect(generateOnBuild).toBe(true);
  const hooks = ["./gatsby-node.ts", ...listFiles("src").map((file) => `./src/${file}`)].filter(
    (file) => /\bgraphql<Queries\./.test(readFileSync(file, "utf8")),
  );
  expect(hooks.length).toBeGreaterThan(1);
  const isSearched = (file: string) =>
    documentSearchPaths.some((glob) => path.matchesGlob(file, glob));
  expect(hooks.filter((file) => !isSearched(file))).toEqual([]);
});

test("beside an editor, whose every save would wait for them, they are not", async () => {
  process.env[SECRET_VARIABLE] = "secret";
  await jest.isolateModulesAsync(async () => {
    const { default: besideEditor } = await import("../../gatsby-config");
    expect(besideEditor.graphqlTypegen).toBe(false);
  });
  delete process.env[SECRET_VARIABLE];
});
