import path from "node:path";
import { buildSync } from "esbuild";

/** A script or a style sheet for the browser, with all that it imports. */
export function bundledScript(entry: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.resolve(entry)],
    bundle: true,
    minify: true,
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    write: false,
  });
  return outputFiles[0]?.text ?? "";
}
