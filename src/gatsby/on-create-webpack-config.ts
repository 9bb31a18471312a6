import { createRequire } from "node:module";
import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";

interface Rule {
  include?: RegExp;
  type?: string;
  test?: RegExp;
  use?: { options?: { modules?: { localIdentName?: string } } }[];
  oneOf?: Rule[];
}

interface WebpackConfig {
  plugins: (object & { options: { ignoreOrder?: boolean } })[];
  module: { rules: Rule[] };
  resolve: { alias: Record<string, string | false> };
  optimization: { splitChunks?: { cacheGroups?: { styles?: object } } };
}

/**
 * Rules win by their cascade layer, never by the order of files, so webpack's complaints about
 * that order mean nothing here. A library's style sheet is a text for the script that imports it;
 * Gatsby would put it into the styles of all pages. Visitors get short class names, and no code that
 * does nothing for them.
 */
export function onCreateWebpackConfig({
  actions,
  getConfig,
  stage,
}: CreateWebpackConfigArgs): void {
  const config = (getConfig as () => WebpackConfig)();
  for (const plugin of config.plugins) {
    if (plugin.constructor.name === "MiniCssExtractPlugin") plugin.options.ignoreOrder = true;
  }
  const styleSheets = config.module.rules.find((rule) => rule.oneOf)?.oneOf;
  const modules = styleSheets?.find(({ test }) => test?.test("a.module.css"));
  const names = modules?.use?.flatMap(({ options }) => options?.modules ?? []);
  const name = names?.find(({ localIdentName }) => localIdentName);
  if (!styleSheets || !name)
    throw new Error("Gatsby's webpack rules for style sheets are not where they were");
  if (!stage.startsWith("develop")) name.localIdentName = "[hash:base52:5]";
  styleSheets.unshift({ test: /\.css$/, include: /[\\/]node_modules[\\/]/, type: "asset/source" });
  if (stage === "build-javascript") {
    Object.assign(config.resolve.alias, replaced());
    splitStyles(config);
  }
  actions.replaceWebpackConfig(config);
}

/**
 * Gives the styles of each page's component a file of their own. Gatsby would put those of all pages into
 * one, which each page then carries.
 * @throws Error when Gatsby no longer has the rule for that
 */
function splitStyles({ optimization }: WebpackConfig): void {
  const groups = optimization.splitChunks?.cacheGroups;
  if (!groups?.styles) throw new Error("Gatsby's rule for one style sheet is not where it was");
  delete groups.styles;
}

/**
 * Modules that do more than the site needs in a browser, and what replaces them: nothing, or a
 * module of its own.
 * @throws Error when Gatsby no longer has such a module
 */
function replaced(): Record<string, string | false> {
  const { resolve } = createRequire(path.resolve("package.json"));
  // Gatsby builds from its copies of these.
  const copied = (file: string) =>
    resolve(`gatsby/cache-dir/${file}`) && path.resolve(".cache", file);
  return {
    "react-helmet$": path.resolve("src/layout/head/helmet-in-browser.ts"),
    [copied("head/head-export-handler-for-browser.js")]: path.resolve(
      "src/gatsby/browser/no-head-export.ts",
    ),
    [copied("register-service-worker.js")]: false,
    [resolve("gatsby/dist/internal-plugins/partytown/gatsby-browser.js")]: false,
  };
}
