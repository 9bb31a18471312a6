import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import {
  cacheControl,
  hasTlsEverywhere,
  type InlineHashes,
  listSite,
  readBuiltSite,
  securityHeaders,
} from "@typed-site/server";
import { cachingPatterns } from "./caching-patterns";
import { caddyHeaders, staticHostHeaders } from "./header-files";

/**
 * Writes the server's headers as `_headers` into the site, for static hosts.
 * @param hashes of the pages' inline scripts and styles
 */
export async function writeHeaderFiles(publicFolder: string, hashes: InlineHashes): Promise<void> {
  const { files, pages } = listSite(publicFolder);
  const headers = await securityHeaders(hashes, hasTlsEverywhere());
  const caching = cachingPatterns([...files.keys(), ...pages.keys()], cacheControl);
  writeFileSync(path.join(publicFolder, "_headers"), staticHostHeaders(headers, caching));
}

/**
 * Writes the headers of Caddy's own answers as `headers.caddy`, which `deploy/Caddyfile` imports.
 * @param publicFolder the built site
 * @param folder the target folder
 * @throws Error if the site is not built
 */
export async function writeCaddyHeaders(publicFolder: string, folder: string): Promise<void> {
  const { hashes } = readBuiltSite(publicFolder);
  mkdirSync(folder, { recursive: true });
  const headers = await securityHeaders(hashes, hasTlsEverywhere());
  writeFileSync(path.join(folder, "headers.caddy"), caddyHeaders(headers));
}
