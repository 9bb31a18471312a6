import path from "node:path";
import config from "../../gatsby-config";

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

test("the content layer comes first, since the others import TypeScript through it", () => {
  const [first] = config.plugins ?? [];
  expect(first).toMatchObject({ resolve: "gatsby-plugin-typed-content" });
});

test("pictures are AVIF beside what every browser reads, and are nothing before they come", () => {
  const { defaults } = optionsOf("gatsby-plugin-sharp") as { defaults: Record<string, unknown> };
  expect(defaults).toMatchObject({ formats: ["auto", "avif"], placeholder: "none" });
  expect(optionsOf("gatsby-plugin-finished-pages")).toMatchObject({ avifEffort: 0 });
});

test("the types of queries in hooks are written by a build, too", () => {
  expect(config.graphqlTypegen).toMatchObject({
    generateOnBuild: true,
    documentSearchPaths: expect.arrayContaining(["./gatsby-node.ts"]) as string[],
  });
});
