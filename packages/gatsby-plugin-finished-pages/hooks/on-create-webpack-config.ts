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
  plugins: (object & { options?: { ignoreOrder?: boolean } })[];
  module: { rules: Rule[] };
  optimization: { splitChunks?: { cacheGroups?: { styles?: object } } };
}

/**
 * Cascade layers decide which rule wins, never the order of files, so webpack's warnings about that
 * order are turned off. In the build, class names are short, and its hash is that of its files.
 */
export function onCreateWebpackConfig({
  actions,
  getConfig,
  stage,
}: CreateWebpackConfigArgs): void {
  const config = (getConfig as () => WebpackConfig)();
  for (const plugin of config.plugins) {
    if (plugin.constructor.name === "MiniCssExtractPlugin" && plugin.options)
      plugin.options.ignoreOrder = true;
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
  if (stage === "build-javascript") {
    splitStyles(config);
    config.plugins.push(hashOfFiles);
  }
  actions.replaceWebpackConfig(config);
}

interface Compiler {
  hooks: {
    afterEmit: {
      tap: (name: string, change: (compilation: { hash: string; assets: object }) => void) => void;
    };
  };
}

/**
 * A plugin of webpack: the hash of a build is that of its files' names, which have hashes of their own. Webpack's is another
 * one where modules come from its cache; Gatsby writes it into every page, so the first warm build after a cold one would
 * make all pages anew.
 */
const hashOfFiles = {
  apply({ hooks }: Compiler): void {
    hooks.afterEmit.tap("hash-of-files", (compilation) => {
      const names = Object.keys(compilation.assets).sort().join();
      compilation.hash = createHash("md5").update(names).digest("hex").slice(0, 20);
    });
  },
};

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
