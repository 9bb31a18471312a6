import { cpSync, existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";

/** Has compiled code beside its JavaScript, so it can't be bundled. */
const NATIVE = "sharp";

/**
 * Writes `server.cjs`, the programs that it runs, and `enquiries.cjs`. They need only Node and the one
 * native package beside them: a release must not change when the project's `node_modules` do.
 */
export async function bundleServer(folder: string): Promise<void> {
  await build({
    entryPoints: {
      server: "src/server/start.ts",
      enquiries: "src/commands/enquiries-command.ts",
      "photo-worker": "src/enquiry/server/photos/photo-worker.ts",
      "watchdog-worker": "src/server/watchdog/watchdog-worker.ts",
    },
    outdir: folder,
    outExtension: { ".js": ".cjs" },
    bundle: true,
    platform: "node",
    target: "node20",
    format: "cjs",
    external: [NATIVE],
    logLevel: "error",
  });
  for (const name of packagesBehind(NATIVE)) {
    const place = path.join("node_modules", name);
    cpSync(place, path.join(folder, place), { recursive: true, dereference: true });
  }
}

/** A package and all that it needs, as far as it is installed on this machine. */
function packagesBehind(name: string, found = new Set<string>()): Set<string> {
  const place = path.resolve("node_modules", name);
  if (found.has(name) || !existsSync(place)) return found;
  found.add(name);
  const { dependencies, optionalDependencies } = JSON.parse(
    readFileSync(path.join(place, "package.json"), "utf8"),
  ) as Partial<Record<"dependencies" | "optionalDependencies", Record<string, string>>>;
  for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) {
    packagesBehind(needed, found);
  }
  return found;
}
