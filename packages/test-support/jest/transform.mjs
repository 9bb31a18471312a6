import { createHash } from "node:crypto";
import { transformSync, version } from "esbuild";

/** @type {import("esbuild").TransformOptions} */
const options = {
  format: "cjs",
  target: "node20",
  // Jest runs modules in a context of its own, which has no `import()`.
  supported: { "dynamic-import": false },
  jsx: "automatic",
  sourcemap: "inline",
};

const loaderOf = (file) => (/\.m?js$/.test(file) ? "jsx" : file.endsWith("x") ? "tsx" : "ts");

/**
 * Compiles modules for Jest with esbuild, like everything else that Gatsby doesn't compile. It is
 * JavaScript because Jest loads it before it can compile anything. esbuild doesn't hoist
 * `jest.mock`, so no test replaces whole modules.
 * @type {import("@jest/transform").SyncTransformer}
 */
export default {
  process: (source, sourcefile) =>
    transformSync(source, { ...options, sourcefile, loader: loaderOf(sourcefile) }),
  getCacheKey: (source, file) =>
    createHash("sha256")
      .update(JSON.stringify([version, options, file]))
      .update(source)
      .digest("hex"),
};
