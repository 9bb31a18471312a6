import { execFileSync } from "node:child_process";
import { constants } from "node:fs";
import { cp, writeFile } from "node:fs/promises";
import path from "node:path";
import { build } from "esbuild";
import { git, listFiles } from "@typed-site/utils/node";
import { writeCaddyFiles } from "gatsby-plugin-finished-pages";
import { FILE_LIST } from "./earlier-files";
import { unnamedFiles } from "./unnamed-files";

/** The file of a public site that names the commit it was built from. */
const VERSION = "version.txt";

/** What a release is made of. */
export interface ReleaseParts {
  /** The built site. */
  site: string;
  /** The folder with the content that it was built from, in a Git repository. */
  content: string;
  /** What is bundled: `server` and any others, each with its TypeScript file. */
  programs: Readonly<Record<string, string>>;
}

/**
 * Copies everything that serves the site into a folder: the built site without what no page of it
 * needs, the server, its YAML files, and what Caddy includes. `node server.cjs` in that folder serves it, and needs nothing but Node:
 * a release must not change with the project's `node_modules`.
 * @param target must not hold a release yet
 * @throws Error if the site is not built
 */
export async function assembleRelease(
  target: string,
  { site, content, programs }: ReleaseParts,
): Promise<void> {
  writeCaddyFiles(site, path.join(target, "deploy"));
  const publicFolder = path.join(target, "public");
  const mode = constants.COPYFILE_FICLONE;
  const unnamed = unnamedFiles(site);
  await cp(site, publicFolder, {
    recursive: true,
    preserveTimestamps: true,
    mode,
    filter: (file) => !unnamed.has(path.relative(site, file)),
  });
  await writeFile(path.join(publicFolder, VERSION), git(content, "rev-parse", "HEAD"));
  await writeFile(path.join(target, FILE_LIST), listFiles(publicFolder).join("\n"));
  for (const file of listFiles(content).filter((name) => name.endsWith(".yaml"))) {
    await cp(path.join(content, file), path.join(target, "content", file));
  }
  await build({
    entryPoints: { ...programs },
    outdir: target,
    outExtension: { ".js": ".cjs" },
    bundle: true,
    platform: "node",
    target: "node20",
    format: "cjs",
    logLevel: "error",
  });
  // The server runs as another user, and files built under a strict umask keep their modes.
  execFileSync("chmod", ["-R", "a+rX", target]);
}
