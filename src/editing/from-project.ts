import { createRequire } from "node:module";
import path from "node:path";

/** Looks a package up in the project. Development packages are required so, where a build does without them. */
export const fromProject = createRequire(path.resolve("package.json"));

/** A script of the editing page with all that it imports. */
export function bundledScript(entry: string): string {
  const { buildSync } = fromProject("esbuild") as typeof import("esbuild");
  const { outputFiles } = buildSync({
    entryPoints: [path.resolve(entry)],
    bundle: true,
    write: false,
  });
  return outputFiles[0]?.text ?? "";
}
