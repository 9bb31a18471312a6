import type { CreateWebpackConfigArgs } from "gatsby";
import { onCreateWebpackConfig } from "./on-create-webpack-config";

function configured(rules: object[]) {
  const replaceWebpackConfig = jest.fn();
  const given = { actions: { replaceWebpackConfig }, getConfig: () => ({ module: { rules } }) };
  onCreateWebpackConfig(given as unknown as CreateWebpackConfigArgs);
  const [[config]] = replaceWebpackConfig.mock.calls as [
    [{ module: { rules: { oneOf?: { test: RegExp; include?: RegExp; type?: string }[] }[] } }],
  ];
  return config.module.rules;
}

test("style sheets of libraries are text for their scripts, before Gatsby's own rules take them", () => {
  const own = { test: /\.css$/ };
  const [, rule] = configured([{ test: /\.js$/ }, { oneOf: [own] }]);
  const [first, second] = rule?.oneOf ?? [];
  const takes = (file: string) => first?.test.test(file) && first.include?.test(file);
  expect(takes("/site/node_modules/photoswipe/style.css")).toBe(true);
  expect(takes("C:\\site\\node_modules\\photoswipe\\style.css")).toBe(true);
  expect(takes("/site/src/styles/site.css")).toBe(false);
  expect(takes("/site/node_modules/photoswipe/style.css.js")).toBe(false);
  expect(first?.type).toBe("asset/source");
  expect(second).toBe(own);
});

test("a Gatsby whose rules are elsewhere is told", () => {
  expect(() => configured([{ test: /\.css$/ }])).toThrow("not where they were");
});
