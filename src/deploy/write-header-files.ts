import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readBuiltSite } from "../server/built-site";
import { cacheControl, cachingRules, securityHeaders } from "../server/headers";
import { caddyHeaders, nginxCaching, nginxHeaders, staticHostHeaders } from "./header-files";

/** What other servers than ours include; see `deploy/README.md`. */
const outputFolder = path.resolve("deploy/built");

/**
 * Writes the server's headers for other servers: `_headers` into the site, snippets for nginx and
 * Caddy into `deploy/built`. They hold the hashes of this build's inline scripts.
 */
export async function writeHeaderFiles(publicFolder: string): Promise<void> {
  const { files, inlineScripts } = readBuiltSite(publicFolder);
  const headers = await securityHeaders(inlineScripts);
  const kept = [...files.keys()].filter(
    (address) => !address.startsWith("/static/") && cacheControl(address) !== "no-cache",
  );
  const caching = new Map([
    ["/static/*", cacheControl("/static/")],
    ...kept.map((address) => [address, cacheControl(address)] as const),
  ]);
  writeFileSync(path.join(publicFolder, "_headers"), staticHostHeaders(headers, caching));
  mkdirSync(outputFolder, { recursive: true });
  const write = (name: string, text: string) => writeFileSync(path.join(outputFolder, name), text);
  write("nginx-headers.conf", nginxHeaders(headers));
  write("nginx-caching.conf", nginxCaching(cachingRules));
  write("headers.caddy", caddyHeaders(headers, cachingRules));
}
