import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import apis from "gatsby/apis.json";

/** The hooks that modules of this folder have, in the order of their names. */
const hooksOf = (names: readonly string[]) =>
  readdirSync(__dirname, { recursive: true, encoding: "utf8" })
    .filter((file) => /(?<!test)\.tsx?$/.test(file) && !file.endsWith(".d.ts"))
    .flatMap((file) => {
      const text = readFileSync(path.join(__dirname, file), "utf8");
      return names.filter((name) =>
        new RegExp(`^export (?:function|const) ${name}\\b`, "m").test(text),
      );
    })
    .sort();

/** Gatsby calls what one of the three files in the project exports, and passes over the rest without a word. */
test.each([
  ["browser", hooksOf(Object.keys(apis.browser)), [], "gatsby-browser.ts"],
  ["ssr", hooksOf(Object.keys(apis.ssr)), [], "gatsby-ssr.ts"],
  ["node", hooksOf(Object.keys(apis.node)), ["createPages"], "gatsby-node.ts"],
] as const)("%s: each hook of this folder is one of the project's", (_, here, own, file) => {
  const text = readFileSync(path.resolve(file), "utf8");
  const exported = Array.from(
    text.matchAll(/^export (?:const (\w+)|\{ (\w+) \})/gm),
    ([, made, taken]) => made ?? taken,
  );
  expect(exported.sort()).toEqual([...here, ...own].sort());
});
