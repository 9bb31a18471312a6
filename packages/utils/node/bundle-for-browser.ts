import { readFileSync } from "node:fs";
import path from "node:path";
import { buildSync } from "esbuild";

/**
 * A script or a style sheet with all that it imports, minified.
 * @param entry its file
 * @param project the folder whose `package.json` names the browsers that it is for, as `browserslist`
 * @throws Error where it can't be compiled, or needs what browsers lack
 */
export function bundleForBrowser(entry: string, project: string): string {
  const { browserslist } = JSON.parse(readFileSync(path.join(project, "package.json"), "utf8")) as {
    browserslist: string[];
  };
  const { outputFiles } = buildSync({
    entryPoints: [path.resolve(entry)],
    bundle: true,
    minify: true,
    write: false,
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    // "chrome >= 109" → "chrome109"
    target: browserslist.map((browser) => browser.replace(" >= ", "")),
  });
  return outputFiles.map(({ text }) => text.trim()).join("");
}
