import { readFileSync } from "node:fs";
import { listFiles } from "@typed-site/utils/node";

/** What a file in the root exports, by where it is from; Gatsby calls nothing else of `src/gatsby`. */
const exportsOf = (name: string) =>
  Array.from(
    readFileSync(name, "utf8").matchAll(/^export \{ (\w+) \} from "\.\/(.+)";$/gm),
    ([, hook = "", file = ""]) => `${file}.ts ${hook}`,
  );

test("Gatsby finds each of its hooks, where it looks for it", () => {
  const hooks = listFiles("src/gatsby").flatMap((file) => {
    const text = file.includes(".test.") ? "" : readFileSync(`src/gatsby/${file}`, "utf8");
    const named = /(?:^|\/)((?:on|create|should|wrap)-[\w-]+)\.tsx?$/.exec(file)?.[1];
    const hook = named?.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) ?? "";
    return hook && text.includes(`export`) ? [`src/gatsby/${file.replace(/x$/, "")} ${hook}`] : [];
  });
  const [browser, server, node] = ["browser", "ssr", "node"].map((name) =>
    exportsOf(`gatsby-${name}.ts`),
  );
  const isOfServer = (one: string) => /(?:onRenderBody|wrapPageElement)$/.test(one);
  const isOfBuild = (one: string) => /(?:createResolvers|onCreateWebpackConfig)$/.test(one);
  expect(node?.sort()).toEqual(hooks.filter(isOfBuild).sort());
  expect(server?.sort()).toEqual(hooks.filter(isOfServer).sort());
  // What is around a page is drawn there and here.
  expect(browser?.sort()).toEqual(
    hooks.filter((one) => !isOfBuild(one) && !one.endsWith("onRenderBody")).sort(),
  );
  expect(hooks.length).toBeGreaterThan(7);
});

test("every page has all of the site's style sheets, the order of their layers first", () => {
  expect(readFileSync("gatsby-browser.ts", "utf8")).toContain('import "./src/styles";\n');
  const imports = readFileSync("src/styles/index.ts", "utf8").matchAll(/^import "\.\/(.+)";$/gm);
  const sheets = Array.from(imports, ([, sheet]) => sheet);
  expect(sheets[0]).toBe("tokens.css");
  expect([...sheets].sort()).toEqual(
    listFiles("src/styles").filter((file) => file.endsWith(".css")),
  );
});
