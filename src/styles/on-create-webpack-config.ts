import type { CreateWebpackConfigArgs } from "gatsby";

type OrderedPlugin = object & { options: { ignoreOrder?: boolean } };

/**
 * Rules win by their cascade layer, never by the order of files, so webpack's complaints about
 * that order mean nothing here.
 */
export function onCreateWebpackConfig({ actions, getConfig }: CreateWebpackConfigArgs): void {
  const config = (getConfig as () => { plugins: OrderedPlugin[] })();
  for (const plugin of config.plugins) {
    if (plugin.constructor.name === "MiniCssExtractPlugin") plugin.options.ignoreOrder = true;
  }
  actions.replaceWebpackConfig(config);
}
