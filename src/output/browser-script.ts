import { readFileSync } from "node:fs";
import path from "node:path";
import { buildSync } from "esbuild";

const folder = "src/output/browser";

/**
 * Compiles a script that visitors' browsers run before React is loaded.
 * @param entry name of its file in `src/output/browser`, without the ending
 * @returns the script with all that it imports, minified for the browsers in `browserslist`
 */
export function browserScript(entry: string): string {
  const { browserslist } = JSON.parse(readFileSync("package.json", "utf8")) as {
    browserslist: string[];
  };
  const { outputFiles } = buildSync({
    entryPoints: [path.resolve(folder, `${entry}.ts`)],
    bundle: true,
    minify: true,
    write: false,
    // "chrome >= 109" → "chrome109"
    target: browserslist.map((browser) => browser.replace(" >= ", "")),
  });
  return outputFiles.map(({ text }) => text.trim()).join("");
}
