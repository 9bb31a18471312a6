import type { CreateWebpackConfigArgs } from "gatsby";

interface WebpackConfig {
  module: { rules: { oneOf?: object[] }[] };
}

/**
 * A library's style sheet is text for the script that imports it, which adds its rules when they are needed; Gatsby would
 * add it to the styles of all pages.
 */
export function onCreateWebpackConfig({ actions, getConfig }: CreateWebpackConfigArgs): void {
  const config = (getConfig as () => WebpackConfig)();
  const styleSheets = config.module.rules.find((rule) => rule.oneOf)?.oneOf;
  if (!styleSheets)
    throw new Error("Gatsby's webpack rules for style sheets are not where they were");
  styleSheets.unshift({ test: /\.css$/, include: /[\\/]node_modules[\\/]/, type: "asset/source" });
  actions.replaceWebpackConfig(config);
}
