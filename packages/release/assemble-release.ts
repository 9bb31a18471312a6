import { execFileSync } from "node:child_process";
import { constants } from "node:fs";
import { cp, writeFile } from "node:fs/promises";
import path from "node:path";
import { build } from "esbuild";
import { writeCaddyHeaders } from "@typed-site/page-finisher";
import { git, listFiles } from "@typed-site/utils/node";
import { FILE_LIST } from "./earlier-files";
import { unnamedFiles } from "./unnamed-files";

/** The file of a public site that names the commit it was built from. */
const VERSION = "version.txt";

/**
 * Copies everything that serves the site into a folder: the built site without what no page of it
 * needs, the server, its YAML files, and what Caddy includes. `node server.cjs` in that folder serves it, and needs nothing but Node:
 * a release must not change with the project's `node_modules`.
 * @param folder the target; must not hold a release yet
 * @param site the built site
 * @param programs what is bundled: `server` and any others, each with its TypeScript file
 * @throws Error if the site is not built
 */
export async function assembleRelease(
  folder: string,
  site: string,
  programs: Readonly<Record<string, string>>,
): Promise<void> {
  await writeCaddyHeaders(site, path.join(folder, "deploy"));
  const publicFolder = path.join(folder, "public");
  const mode = constants.COPYFILE_FICLONE;
  const unnamed = unnamedFiles(site);
  await cp(site, publicFolder, {
    recursive: true,
    preserveTimestamps: true,
    mode,
    filter: (file) => !unnamed.has(path.relative(site, file)),
  });
  await writeFile(path.join(publicFolder, VERSION), git(".", "rev-parse", "HEAD"));
  await writeFile(path.join(folder, FILE_LIST), listFiles(publicFolder).join("\n"));
  for (const file of listFiles("content").filter((name) => name.endsWith(".yaml"))) {
    await cp(path.join("content", file), path.join(folder, "content", file));
  }
  await build({
    entryPoints: { ...programs },
    outdir: folder,
    outExtension: { ".js": ".cjs" },
    bundle: true,
    platform: "node",
    target: "node20",
    format: "cjs",
    logLevel: "error",
  });
  // The server runs as another user, and files built under a strict umask keep their modes.
  execFileSync("chmod", ["-R", "a+rX", folder]);
}
