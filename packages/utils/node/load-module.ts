import { createRequire } from "node:module";
import path from "node:path";
import vm from "node:vm";
import { build } from "esbuild";

/**
 * Loads a module of the project, in TypeScript or JavaScript, and what it exports. It is bundled first, so that nobody
 * needs a loader; libraries are left to Node.
 * @throws with file, line and column where it cannot be read, and whatever it throws itself
 */
export async function loadModule<Exports>(file: string): Promise<Partial<Exports>> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    platform: "node",
    target: "node20",
    packages: "external",
    sourcemap: "inline",
    write: false,
    logLevel: "silent",
    supported: { "dynamic-import": false },
  });
  const filename = path.resolve(file);
  const module: { exports: Partial<Exports> } = { exports: {} };
  const given = { module, exports: module.exports, require: createRequire(filename) };
  const run = vm.compileFunction(outputFiles[0]?.text ?? "", Object.keys(given), { filename });
  (run as (...all: unknown[]) => void)(...Object.values(given));
  return module.exports;
}
