import { writeFileSync } from "node:fs";
import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { folderWith } from "@typed-site/test-support/site";
import { onCreateWebpackConfig } from "./on-create-webpack-config";

class MiniCssExtractPlugin {
  options = { ignoreOrder: false };
}

interface Plugin {
  options?: { ignoreOrder: boolean };
  apply?: (compiler: object) => void;
}

/** The changed part of Gatsby's configuration. */
function configure(stage: string, oneOf: object[], cacheGroups: object = { styles: {} }) {
  const config = {
    cache: {} as { version?: string },
    plugins: [new MiniCssExtractPlugin()] as Plugin[],
    module: { rules: [{ test: /\.tsx?$/ }, { oneOf }] },
    optimization: { splitChunks: { cacheGroups } },
  };
  const replaceWebpackConfig = jest.fn();
  const args = { stage, getConfig: () => config, actions: { replaceWebpackConfig } };
  onCreateWebpackConfig(args as unknown as CreateWebpackConfigArgs);
  expect(replaceWebpackConfig).toHaveBeenCalledWith(config);
  return config;
}

interface ClassNames {
  localIdentName: string;
  getLocalIdent?: (file: { resourcePath: string }, pattern: string, name: string) => string;
}

function styleRules() {
  const modules: ClassNames = { localIdentName: "[name]--[local]" };
  const rules = [
    {
      test: /\.module\.css$/,
      use: [{ loader: "extract" }, { loader: "css", options: { modules } }],
    },
    { test: /\.css$/, use: [] },
  ];
  return { modules, rules };
}

it("names classes alike in scripts, styles and markup: shortly, but readably in develop", () => {
  const names = ["build-javascript", "build-html", "develop", "develop-html"].map((stage) => {
    const { modules, rules } = styleRules();
    configure(stage, rules);
    return modules.localIdentName;
  });
  expect(names[0]).toBe(names[1]);
  expect(names[0]).not.toContain("name");
  expect(names.slice(2)).toEqual(["[name]--[local]", "[name]--[local]"]);
});

/** A style sheet of the site. */
const styles = path.join("src", "card.module.css");

it("names the classes of the site's own style sheets, and makes all anew where another class renames them", () => {
  const [before, folder] = [process.cwd(), folderWith({ [styles]: ".card{}" })];
  process.chdir(folder);
  const { modules, rules } = styleRules();
  const first = configure("build-html", rules).cache.version;
  const resourcePath = path.resolve(styles);
  expect(modules.getLocalIdent?.({ resourcePath }, "", "card")).toBe("Aa");
  expect(configure("build-html", styleRules().rules).cache.version).toBe(first);
  writeFileSync(styles, ".before{} .card{}");
  expect(configure("build-html", styleRules().rules).cache.version).not.toBe(first);
  expect(configure("develop", styleRules().rules).cache.version).toBeUndefined();
  process.chdir(before);
});

it("warns of no order of style sheets, as layers decide", () => {
  const { plugins } = configure("build-javascript", styleRules().rules);
  expect(plugins[0]?.options?.ignoreOrder).toBe(true);
});

it("gives each page's component a style sheet of its own in a build", () => {
  const groups = { styles: {}, framework: {} };
  configure("develop", styleRules().rules, groups);
  expect(groups).toHaveProperty("styles");
  configure("build-javascript", styleRules().rules, groups);
  expect(groups).toEqual({ framework: {} });
});

it("gives builds of the same files the same hash, whatever webpack has from its cache", () => {
  const { plugins } = configure("build-javascript", styleRules().rules);
  const hashOf = (hash: string, ...names: string[]) => {
    const compilation = { hash, assets: Object.fromEntries(names.map((name) => [name, {}])) };
    const afterEmit = { tap: (_name: string, see: (all: object) => void) => see(compilation) };
    for (const plugin of plugins) plugin.apply?.({ hooks: { afterEmit } });
    return compilation.hash;
  };
  const cold = hashOf("a1", "app-1.js", "page-1.js");
  expect(hashOf("b2", "page-1.js", "app-1.js")).toBe(cold);
  expect(hashOf("a1", "app-1.js", "page-2.js")).not.toBe(cold);
});

it("stops where Gatsby's rules are not the known ones", () => {
  expect(() => configure("build-html", [{ test: /\.css$/ }])).toThrow("rules for style sheets");
  expect(() => configure("build-javascript", styleRules().rules, {})).toThrow("one style sheet");
});
