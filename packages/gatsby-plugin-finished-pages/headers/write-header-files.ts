import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { listSite, readBuiltSite } from "../built-site";
import { cacheControl, REVALIDATE } from "./caching";
import { cachingPatterns } from "./caching-patterns";
import { caddySite } from "./caddy-site";
import type { SiteFacts } from "./content-security-policy";
import { caddyHeaders, staticHostHeaders } from "./header-files";
import { hasTlsEverywhere, securityHeaders } from "./security-headers";

/** Writes the server's headers as `_headers` into the site, for static hosts. */
export function writeHeaderFiles(publicFolder: string, facts: SiteFacts): void {
  const { files, pages } = listSite(publicFolder);
  const headers = securityHeaders(facts, hasTlsEverywhere());
  const caching = cachingPatterns([...files.keys(), ...pages.keys()], cacheControl);
  writeFileSync(path.join(publicFolder, "_headers"), staticHostHeaders(headers, caching));
}

/**
 * Writes what `deploy/Caddyfile` imports: `site-….caddy`, by which Caddy sends the site's files, and `headers.caddy`, the
 * headers of what it says where the Node server is gone.
 * @param publicFolder the built site
 * @param folder the target folder
 * @throws Error if the site is not built
 */
export function writeCaddyFiles(publicFolder: string, folder: string): void {
  const { facts } = readBuiltSite(publicFolder);
  mkdirSync(folder, { recursive: true });
  const headers = securityHeaders(facts, hasTlsEverywhere());
  const { name, text } = caddySite(headers);
  writeFileSync(path.join(folder, name), text);
  const withoutNode = caddyHeaders({ ...headers, "Cache-Control": REVALIDATE });
  writeFileSync(path.join(folder, "headers.caddy"), withoutNode);
}
