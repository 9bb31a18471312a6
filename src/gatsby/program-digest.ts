import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { build, type Plugin } from "esbuild";
import { siteUrl } from "../utils/site-url";

let ofThisRun: Promise<string> | undefined;

/**
 * A digest of what results of queries depend on beside the content: Gatsby's configuration and hooks
 * with all models and packages that they import, the versions of libraries, and the site's address.
 * @returns that of the files as they were when it was first asked for
 */
export function programDigest(): Promise<string> {
  ofThisRun ??= digestOfModules(
    ["gatsby-config.ts", "gatsby-node.ts"],
    siteUrl + readFileSync("package-lock.json", "utf8"),
  );
  return ofThisRun;
}

/**
 * A digest of modules, of all that they import except libraries, and of a text. A comment makes no
 * difference. Takes half a second for the whole site.
 * @param modules files of the working directory
 */
export async function digestOfModules(modules: readonly string[], text: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [...modules],
    bundle: true,
    platform: "node",
    plugins: [withoutLibraries],
    minify: true,
    write: false,
    outdir: ".",
  });
  const hash = createHash("sha256").update(text);
  for (const file of outputFiles) hash.update(file.text);
  return hash.digest("hex");
}

const RESOLVING = {};

/** What lies in `node_modules` is left out, but not a package of the project that is only linked there. */
const withoutLibraries: Plugin = {
  name: "without-libraries",
  setup(bundler) {
    bundler.onResolve({ filter: /^[^.]/ }, async ({ path: name, ...options }) => {
      if (options.kind === "entry-point" || options.pluginData === RESOLVING) return undefined;
      const found = await bundler.resolve(name, { ...options, pluginData: RESOLVING });
      const isLibrary = found.errors.length > 0 || /[\\/]node_modules[\\/]/.test(found.path);
      return isLibrary ? { path: name, external: true } : found;
    });
  },
};
