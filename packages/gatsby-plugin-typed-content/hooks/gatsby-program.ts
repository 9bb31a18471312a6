import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import path from "node:path";
import { build, type Plugin } from "esbuild";
import { lockFile, rootModules } from "../read/site-files";
import type { Options } from "./options";

/** Gatsby's configuration and hooks, the definition of the content, and all that they import: what Gatsby loads once, as it starts. */
interface Program {
  /** Also of the versions of libraries, the site's metadata and the year: of all that results of queries depend on beside the content. */
  digest: string;
  /** Its files, by their paths in the working directory. */
  files: string[];
}

/** The hooks of this plugin where it is a package of the project. Of an installed one Gatsby itself sees the version. */
const OWN_HOOKS = path.join(__dirname, "../hooks.ts");

let ofThisRun: Promise<Program> | undefined;

/**
 * The program of the files as they were when it was first asked for.
 * @param siteMetadata that of `gatsby-config`, which may hold what the environment says
 */
export function gatsbyProgram({ definition }: Options, siteMetadata: object): Promise<Program> {
  ofThisRun ??= programOf(
    [...rootModules(/^gatsby-(config|node)/), definition, OWN_HOOKS].filter(existsSync),
    JSON.stringify([siteMetadata, new Date().getFullYear(), lockFile()]),
  );
  return ofThisRun;
}

/**
 * Modules with all that they import except libraries, and a text. A comment makes no difference to its digest. Takes
 * half a second for the whole site.
 * @param modules files of the working directory
 */
export async function programOf(modules: readonly string[], text: string): Promise<Program> {
  const { outputFiles, metafile } = await build({
    entryPoints: [...modules],
    bundle: true,
    platform: "node",
    plugins: [withoutLibraries],
    minify: true,
    write: false,
    metafile: true,
    outdir: ".",
  });
  const hash = createHash("sha256").update(text);
  for (const file of outputFiles) hash.update(file.text);
  return { digest: hash.digest("hex"), files: Object.keys(metafile.inputs) };
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
