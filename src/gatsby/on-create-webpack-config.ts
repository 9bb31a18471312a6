import type { CreateWebpackConfigArgs } from "gatsby";

type OrderedPlugin = object & { options: { ignoreOrder?: boolean } };

interface WebpackConfig {
  plugins: OrderedPlugin[];
  module: { rules: { oneOf?: object[] }[] };
}

/**
 * Rules win by their cascade layer, never by the order of files, so webpack's complaints about
 * that order mean nothing here. A library's style sheet is a text for the script that imports it;
 * Gatsby would put it into the styles of all pages.
 */
export function onCreateWebpackConfig({ actions, getConfig }: CreateWebpackConfigArgs): void {
  const config = (getConfig as () => WebpackConfig)();
  for (const plugin of config.plugins) {
    if (plugin.constructor.name === "MiniCssExtractPlugin") plugin.options.ignoreOrder = true;
  }
  const styleSheets = config.module.rules.find((rule) => rule.oneOf)?.oneOf;
  if (!styleSheets)
    throw new Error("Gatsby's webpack rules for style sheets are not where they were");
  styleSheets.unshift({ test: /\.css$/, include: /[\\/]node_modules[\\/]/, type: "asset/source" });
  actions.replaceWebpackConfig(config);
}
