import { execFileSync } from "node:child_process";
import { constants, cpSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { writeCaddyHeaders } from "../../page-finisher";
import { listFiles } from "../../utils/node";
import { bundleServer } from "./bundle-server";
import { FILE_LIST } from "./earlier-files";

/**
 * Copies everything that serves the site into a folder: the built site, the server, its YAML files,
 * and what Caddy includes. `node server.cjs` in that folder serves it.
 * @param folder the target; must not hold a release yet
 * @param site the built site
 * @throws Error if the site is not built
 */
export async function assembleRelease(folder: string, site: string): Promise<void> {
  await writeCaddyHeaders(site, path.join(folder, "deploy"));
  const publicFolder = path.join(folder, "public");
  const mode = constants.COPYFILE_FICLONE;
  cpSync(site, publicFolder, { recursive: true, preserveTimestamps: true, mode });
  writeFileSync(path.join(folder, FILE_LIST), listFiles(publicFolder).join("\n"));
  for (const file of listFiles("content").filter((name) => name.endsWith(".yaml"))) {
    cpSync(path.join("content", file), path.join(folder, "content", file));
  }
  await bundleServer(folder);
  // The server runs as another user, and files built under a strict umask keep their modes.
  execFileSync("chmod", ["-R", "a+rX", folder]);
}

/** Keeps enquiries outside of the release, for servers without `ENQUIRY_DIR`. */
export function linkData(release: string, folder: string): void {
  mkdirSync(path.join(folder, "data"), { recursive: true, mode: 0o700 });
  symlinkSync("../../data", path.join(release, "data"));
}
