import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "@typed-site/utils/node";

/** The classes of a CSS module; those in `:global(…)` are of others. */
const classesOf = (css: string) =>
  new Set(
    [
      ...css
        .replace(/:global\([^)]*\)|url\([^)]*\)|\/\*[^]*?\*\//g, "")
        .matchAll(/\.([a-z_][\w-]*)/gi),
    ].map(([, name]) => name),
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

/** Classes of which a value chooses one, by the name of their style sheet. */
const CHOSEN: Record<string, readonly string[]> = {
  drawing: ["middle", "end"],
  intro: ["plain", "form", "photo"],
  months: ["best", "possible", "avoid"],
  portfolio: ["whole", "wide", "narrow", "third"],
  "social-links": ["footer", "bar"],
};

/** What imports each CSS module, and under which name. */
const importing = new Map<string, { text: string; styles: string }[]>();
for (const name of listFiles("src").filter((file) => /(?<!\.test)\.tsx?$/.test(file))) {
  const text = readFileSync(path.join("src", name), "utf8");
  const imports = text.matchAll(/import \* as (\w+) from "(\.[^"]+\.module\.css)"/g);
  for (const [, styles = "", from = ""] of imports) {
    const sheet = path.join("src", path.dirname(name), from);
    importing.set(sheet, [...(importing.get(sheet) ?? []), { text, styles }]);
  }
}

test("each class of a component's style sheet is given to something", () => {
  expect(importing.size).toBeGreaterThan(50);
  const unused = Array.from(importing, ([sheet, files]) => {
    const chosen = CHOSEN[path.basename(sheet, ".module.css")] ?? [];
    return [...classesOf(readFileSync(sheet, "utf8"))]
      .filter((name = "") => !chosen.includes(name))
      .filter((name) =>
        files.every(
          ({ text, styles }) => !new RegExp(String.raw`\b${styles}\.${name}\b`).test(text),
        ),
      )
      .map((name) => `${sheet}: .${name}`);
  }).flat();
  expect(unused).toEqual([]);
});
