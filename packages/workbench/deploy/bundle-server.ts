import { build } from "esbuild";

/**
 * Writes `server.cjs` and `enquiries.cjs`. They need only Node, so that a release does not change
 * with the project's `node_modules`.
 */
export async function bundleServer(folder: string): Promise<void> {
  await build({
    entryPoints: {
      server: "src/server/start.ts",
      enquiries: "packages/workbench/commands/enquiries-command.ts",
    },
    outdir: folder,
    outExtension: { ".js": ".cjs" },
    bundle: true,
    platform: "node",
    target: "node20",
    format: "cjs",
    logLevel: "error",
  });
}
