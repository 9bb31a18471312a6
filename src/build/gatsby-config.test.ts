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
