import { readFileSync } from "node:fs";
import path from "node:path";
import { buildSync } from "esbuild";

/**
 * Compiles a script that runs in visitors' browsers before React is loaded.
 * @param file its path in the project
 * @returns the bundled script, minified for the browsers in `browserslist`
 */
export function browserScript(file: string): string {
  const { browserslist } = JSON.parse(readFileSync("package.json", "utf8")) as {
    browserslist: string[];
  };
  const { outputFiles } = buildSync({
    entryPoints: [path.resolve(file)],
    bundle: true,
    minify: true,
    write: false,
    // "chrome >= 109" → "chrome109"
    target: browserslist.map((browser) => browser.replace(" >= ", "")),
  });
  return outputFiles.map(({ text }) => text.trim()).join("");
}
