import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { type BuildOptions, buildSync } from "esbuild";
import { writeWhole } from "./write-whole";

/** What was bundled, by the names of its files, and the files that it was made of, with a digest of each. */
interface Bundle {
  files: Record<string, string>;
  sources: Record<string, string>;
}

/**
 * A script or a style sheet with all that it imports, minified.
 * @param entry its file
 * @param project the folder whose `package.json` names the browsers that it is for, as `browserslist`
 * @throws Error where it can't be compiled, or needs what browsers lack
 */
export const bundleForBrowser = (entry: string, project: string): string =>
  Object.values(bundle([entry], project).files).join("");

/** Modules: a part that is imported when it is needed, by `import()`, is a file of its own, with a hash in its name. */
const IN_PARTS: BuildOptions = {
  format: "esm",
  splitting: true,
  outdir: "/",
  chunkNames: "[name]-[hash]",
  supported: { "dynamic-import": true },
};

/**
 * Scripts, as modules in parts, and style sheets; kept in a file, and made anew only when one of their sources has changed.
 * @param entries their files
 * @param kept the file
 * @returns their texts by name: `start.js`, `form-3KQ2WJ5L.js`
 */
export function keptBundle(
  entries: readonly string[],
  project: string,
  kept: string,
): Record<string, string> {
  const { files, sources = {} }: Partial<Bundle> = readBundle(kept) ?? {};
  const hasAll = entries.every((entry) => path.resolve(entry) in sources);
  if (files && hasAll && Object.entries(sources).every(isUnchanged)) return files;
  const made = bundle(entries, project, IN_PARTS);
  writeWhole(kept, JSON.stringify(made));
  return made.files;
}

function bundle(
  entries: readonly string[],
  project: string,
  options: BuildOptions = { outdir: "/" },
): Bundle {
  const browsers = path.join(project, "package.json");
  const { outputFiles, metafile } = buildSync({
    ...options,
    entryPoints: entries.map((entry) => path.resolve(entry)),
    // esbuild names what it has read from the folder in which it was loaded, where it is told no other.
    absWorkingDir: process.cwd(),
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    jsx: "automatic",
    target: targets(JSON.parse(readFileSync(browsers, "utf8")) as { browserslist?: unknown }),
  });
  const inputs = Object.keys(metafile.inputs).map((file) => path.resolve(file));
  return {
    files: Object.fromEntries(
      outputFiles.map(({ path: file, text }) => [path.basename(file), text.trim()]),
    ),
    sources: Object.fromEntries([browsers, ...inputs].map((file) => [file, digestOf(file)])),
  };
}

/** For which browsers: "chrome >= 109" → "chrome109". Where they are named otherwise, for all that know modules. */
function targets({ browserslist }: { browserslist?: unknown }): string[] {
  const named = Array.isArray(browserslist) ? browserslist.map(String) : [];
  const known = named.map((browser) => browser.replace(" >= ", ""));
  const areKnown = known.length > 0 && known.every((one) => /^[a-z]+[\d.]+$/.test(one));
  return areKnown ? known : ["es2017"];
}

/** A bundle that was kept; undefined where there is none, or half of one. */
function readBundle(kept: string): Bundle | undefined {
  try {
    return JSON.parse(readFileSync(kept, "utf8")) as Bundle;
  } catch {
    return undefined;
  }
}

const isUnchanged = ([file, digest]: [string, string]) => digestOf(file) === digest;

/** A digest of a file; empty where it is gone. */
function digestOf(file: string): string {
  try {
    return createHash("sha256").update(readFileSync(file)).digest("base64");
  } catch {
    return "";
  }
}
