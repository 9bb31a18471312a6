import { createHash } from "node:crypto";
import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { shortClassNames } from "./class-names";

interface ClassNames {
  localIdentName?: string;
  getLocalIdent?: (
    context: { resourcePath: string },
    pattern: string,
    name: string,
  ) => string | undefined;
}

interface Rule {
  test?: RegExp;
  use?: { options?: { modules?: ClassNames } }[];
  oneOf?: Rule[];
}

interface WebpackConfig {
  /** Gatsby's, which keeps what it has made of each file between builds. */
  cache: { version?: string };
  plugins: (object & { options: { ignoreOrder?: boolean } })[];
  module: { rules: Rule[] };
  optimization: { splitChunks?: { cacheGroups?: { styles?: object } } };
}

/**
 * Cascade layers decide which rule wins, never the order of files, so webpack's warnings about that
 * order are turned off. In the build, class names are short.
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
  if (!stage.startsWith("develop")) {
    const short = shortClassNames(path.resolve("src"));
    name.getLocalIdent = ({ resourcePath }, _pattern, local) => short.of(resourcePath, local);
    // those of others' modules, and names of animations
    name.localIdentName = "[hash:base52:5]";
    // One more class renames others, in files that have not changed.
    config.cache.version = createHash("md5").update(short.all).digest("hex");
  }
  if (stage === "build-javascript") splitStyles(config);
  actions.replaceWebpackConfig(config);
}

/**
 * Gives each page component its own style sheet. Gatsby would bundle all of them into one, inlined
 * in every page.
 * @throws Error when Gatsby no longer has that rule
 */
function splitStyles({ optimization }: WebpackConfig): void {
  const groups = optimization.splitChunks?.cacheGroups;
  if (!groups?.styles) throw new Error("Gatsby's rule for one style sheet is not where it was");
  delete groups.styles;
}
