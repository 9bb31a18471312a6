import { createHash } from "node:crypto";
import { transformSync, version } from "esbuild";

/**
 * Compiles modules for Jest with esbuild, like all else that Gatsby doesn't compile. JavaScript, since Jest loads
 * it before it can compile anything. No test replaces whole modules (`jest.mock`), which would need Babel.
 * @type {import("@jest/transform").SyncTransformer}
 */
export default {
  process: (source, filename) => ({
    code: transformSync(source, {
      loader: /\.m?js$/.test(filename) ? "jsx" : filename.endsWith("x") ? "tsx" : "ts",
      format: "cjs",
      target: "node20",
      // Jest runs modules in a context of its own, which has no `import()`.
      supported: { "dynamic-import": false },
      jsx: "automatic",
      sourcemap: "inline",
      sourcefile: filename,
    }).code,
  }),
  getCacheKey: (source, filename) =>
    createHash("sha256").update(version).update(filename).update(source).digest("hex"),
};
