import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** The classes of a CSS module; those in `:global(…)` are of others. */
const classesOf = (css: string) =>
  new Set(
    [...css.replace(/:global\([^)]*\)/g, "").matchAll(/\.([a-z_][\w-]*)/gi)].map(
      ([, name]) => name,
    ),
  );

const components = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".tsx"))
  .map((name) => path.join("src", name))
  .map((file) => ({ file, text: readFileSync(file, "utf8") }))
  .flatMap(({ file, text }) => {
    const [, from = ""] = /import \* as styles from "(.+\.module\.css)"/.exec(text) ?? [];
    return from ? [{ file, text, sheet: path.join(path.dirname(file), from) }] : [];
  });

// TypeScript knows of a CSS module only that it has some classes.
test("components use only classes that their style sheets have", () => {
  expect(components.length).toBeGreaterThan(0);
  const missing = components.flatMap(({ file, text, sheet }) => {
    const known = existsSync(sheet) ? classesOf(readFileSync(sheet, "utf8")) : new Set<string>();
    return [...text.matchAll(/\bstyles\.(\w+)/g)]
      .map(([, name]) => name)
      .filter((name) => !known.has(name))
      .map((name) => `${file}: styles.${name} is not in ${sheet}`);
  });
  expect(missing).toEqual([]);
});
