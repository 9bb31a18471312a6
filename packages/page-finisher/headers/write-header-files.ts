import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import {
  cacheControl,
  cachingRules,
  type InlineHashes,
  listSite,
  readBuiltSite,
  readRedirects,
  securityHeaders,
} from "../../server";
import { caddyHeaders, nginxCaching, nginxHeaders, staticHostHeaders } from "./header-files";
import { nginxAddresses } from "./nginx-addresses";

/**
 * Writes the server's headers as `_headers` into the site, for static hosts. Without reporting,
 * because such a host can't collect reports.
 * @param hashes of the pages' inline scripts and styles
 */
export async function writeHeaderFiles(publicFolder: string, hashes: InlineHashes): Promise<void> {
  const { files } = listSite(publicFolder);
  const headers = await securityHeaders(hashes, false);
  const kept = [...files.keys()].filter(
    (address) => !address.startsWith("/static/") && cacheControl(address) !== "no-cache",
  );
  const caching = new Map([
    ["/static/*", cacheControl("/static/")],
    ...kept.map((address) => [address, cacheControl(address)] as const),
  ]);
  writeFileSync(path.join(publicFolder, "_headers"), staticHostHeaders(headers, caching));
}

/**
 * Writes the server's headers and redirects as snippets that the configurations of nginx and Caddy
 * in `deploy/` include.
 * @param publicFolder the built site
 * @param folder the target folder
 * @param root where nginx will find the built site
 * @throws Error if the site is not built
 */
export async function writeSnippets(
  publicFolder: string,
  folder: string,
  root: string,
): Promise<void> {
  const { pages, facts } = readBuiltSite(publicFolder);
  const headers = await securityHeaders(facts);
  const addresses = nginxAddresses(
    [...pages.keys()].filter((page) => page !== "/404"),
    readRedirects(publicFolder),
  );
  const snippets = {
    "nginx-http.conf": nginxCaching(cachingRules) + addresses,
    "nginx-server.conf": `root "${path.resolve(root)}";\n${nginxHeaders(headers)}`,
    "headers.caddy": caddyHeaders(headers),
  };
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(snippets)) {
    writeFileSync(path.join(folder, name), text);
  }
}
