import path from "node:path";
import { buildSync } from "esbuild";

/**
 * A script for the browser with all that it imports.
 * @param define values for the constants that it declares, as JSON
 */
export function bundledScript(entry: string, define: Record<string, string> = {}): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.resolve(entry)],
    bundle: true,
    write: false,
    define,
  });
  return outputFiles[0]?.text ?? "";
}
