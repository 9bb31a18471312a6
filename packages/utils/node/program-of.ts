import { createHash } from "node:crypto";
import { build, type Plugin, stop } from "esbuild";

/** Modules with all that they import. */
export interface Program {
  digest: string;
  /** Its files, by their paths in the working directory. */
  files: string[];
}

/** How many programs are read just now. The bundler stays for them alone: beside a server it would hold 50 MB for ever. */
let atWork = 0;

/**
 * Modules with all that they import except libraries, and a text. A comment makes no difference to its digest. Takes
 * half a second for the whole site.
 * @param modules files of the working directory
 */
export async function programOf(modules: readonly string[], text: string): Promise<Program> {
  atWork += 1;
  try {
    const { outputFiles, metafile } = await build({
      entryPoints: [...modules],
      bundle: true,
      platform: "node",
      plugins: [withoutLibraries],
      // Otherwise a "use strict" that tsconfig asks for is missing now and then, by a race with the plugin (esbuild 0.28).
      tsconfigRaw: {},
      minify: true,
      write: false,
      metafile: true,
      outdir: ".",
    });
    const hash = createHash("sha256").update(text);
    for (const file of outputFiles) hash.update(file.text);
    return { digest: hash.digest("hex"), files: Object.keys(metafile.inputs) };
  } finally {
    atWork -= 1;
    if (atWork === 0) await stop();
  }
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
