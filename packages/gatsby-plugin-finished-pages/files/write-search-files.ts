import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { fullAddress } from "@typed-site/utils";
import type { Site } from "../site";
import type { SinglePageFacts } from "../steps/page-facts";
import { FORMER_WORKERS, REMOVED_WORKER } from "./former-worker";
import { manifest } from "./manifest";
import { redirectsFile } from "./redirects";
import { robots } from "./robots";
import { securityTxt } from "./security-txt";
import { sitemap } from "./sitemap";

/** The page for addresses that lead nowhere. */
const NOT_FOUND = "/404";

/**
 * Writes the files for search engines, other services and browsers.
 * @param folder the built site
 * @param pages what was read of each finished page, by its address
 */
export async function writeSearchFiles(
  folder: string,
  site: Site,
  pages: ReadonlyMap<string, SinglePageFacts>,
): Promise<void> {
  const { url, company, colours, redirects, changed } = site;
  const found = [...pages].filter(([address]) => address !== NOT_FOUND);
  const listed = found.filter(
    ([address, { canonical, noIndex }]) =>
      !noIndex && (!canonical || canonical === fullAddress(url, address)),
  );
  const files = {
    "sitemap.xml": sitemap(
      url,
      listed.map(([path, { photos }]) => ({ path, changed: changed.get(path), photos })),
    ),
    "robots.txt": robots(url),
    _redirects: redirectsFile(
      redirects,
      found.map(([address]) => address),
    ),
    ...(company && { ".well-known/security.txt": securityTxt({ url, company }, new Date()) }),
    ...(company && colours && { "manifest.webmanifest": manifest({ company, colours }) }),
    ...Object.fromEntries(FORMER_WORKERS.map((name) => [name, REMOVED_WORKER])),
  };
  await mkdir(path.join(folder, ".well-known"), { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    await writeFile(path.join(folder, name), content);
  }
}
