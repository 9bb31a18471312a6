import { existsSync } from "node:fs";
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
  const { url, company, colours, redirects, languages = [] } = site;
  const found = [...pages].filter(([address]) => address !== NOT_FOUND);
  const listed = found
    .map(([address, facts]) => ({ path: address, ...site.pages.get(address), ...facts }))
    .filter(
      ({ path: own, canonical, noIndex }) =>
        !noIndex && (!canonical || canonical === fullAddress(url, own)),
    );
  const files = {
    "sitemap.xml": sitemap(url, listed),
    "robots.txt": robots(url),
    _redirects: redirectsFile(
      redirects,
      found.map(([address]) => address),
    ),
    ...(company && {
      ".well-known/security.txt": securityTxt({ url, company, languages }, new Date()),
    }),
    ...(company &&
      colours && { "manifest.webmanifest": manifest({ company, colours, languages }) }),
    ...Object.fromEntries(FORMER_WORKERS.map((name) => [name, REMOVED_WORKER])),
  };
  await mkdir(path.join(folder, ".well-known"), { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    // What lies in Gatsby's folder for such files is the site's own answer.
    if (existsSync(path.join(site.project, "static", name))) continue;
    await writeFile(path.join(folder, name), content);
  }
}
