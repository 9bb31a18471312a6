import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import path from "node:path";
import type { HTMLElement } from "node-html-parser";
import { bundleForBrowser } from "@typed-site/utils/node";
import type { PageChange } from "../finish-pages";
import type { Site } from "../site";
import { findAssets } from "./page-assets";

/** The inline script that waits for the moment to start the page's scripts. */
const LAST_SCRIPT = path.join(__dirname, "../browser/end-of-body");

/** Marks the scripts that this step adds to a page. */
const OWN = "data-start";

/** Gatsby loads its runtime, React and the site's own code first, then what the page needs. */
const GATSBYS_SCRIPTS = 3;
const GATSBYS_FILES = /^\/(webpack-runtime|framework|app)-/;

/** The id of the one that corrects misspelt addresses. */
const LOADER = "gatsby-script-loader";

/** What its other inline scripts set. */
const GATSBYS_NAMES = /window\.___/;

/** Prefix of the file with the data that Gatsby would inline into each page for its scripts. */
const STATE = "/gatsby-state-";
const isState = (address: string) => address.startsWith(STATE);

/**
 * Creates the step that defers a page's scripts until the visitor has seen it and left it alone, or
 * makes the first move. The page works without them, and they are larger than everything that must
 * come before them. `LAST_SCRIPT` waits for that moment. Its code is the same on all pages and in
 * all builds, because the Content-Security-Policy allows it by its hash.
 * @param folder the built site
 */
export function deferScripts(
  folder: string,
  { project, firstScript }: Pick<Site, "project" | "firstScript">,
): PageChange {
  const first = bundleForBrowser(firstScript, project);
  const last = bundleForBrowser(LAST_SCRIPT, project);
  const assetsOf = findAssets(folder);
  return (document, address) => {
    const [head, body] = [document.querySelector("head"), document.querySelector("body")];
    if (!head || !body) throw new Error("the page has no head or no body");
    const linked = document
      .querySelectorAll("script[src]")
      .filter((script) => GATSBYS_FILES.test(script.getAttribute("src") ?? ""));
    const inline = document
      .querySelectorAll(`script:not([src]):not([type]):not([${OWN}])`)
      .filter(({ id, rawText }) => id === LOADER || GATSBYS_NAMES.test(rawText));
    const own = document.querySelectorAll(`script[${OWN}]`);
    // An earlier build may have removed some or all of Gatsby's scripts.
    const former = own.at(-1)?.getAttribute(OWN)?.split(" ") ?? [];
    const state = inline.length > 0 ? writeState(folder, inline) : former.find(isState);
    const scripts =
      linked.length > 0
        ? linked.map((script) => script.getAttribute("src"))
        : former.filter((address) => !isState(address)).slice(0, GATSBYS_SCRIPTS);
    if (!state || scripts.length !== GATSBYS_SCRIPTS || scripts.includes("")) {
      throw new Error(`Gatsby's scripts are not the known ones: ${scripts.join(" ") || "none"}`);
    }
    const addresses = [state, ...scripts, ...assetsOf(address).hydration].join(" ");
    for (const script of [...linked, ...inline, ...own]) script.remove();
    head.insertAdjacentHTML("beforeend", `<script ${OWN}>${first}</script>`);
    body.insertAdjacentHTML("beforeend", `<script ${OWN}="${addresses}">${last}</script>`);
  };
}

/**
 * Gatsby inlines into each page the build's hash and the files of all components, which only its
 * scripts read. This moves them into one file for all pages, fetched with the scripts and cached.
 * `LOADER` is left out: the server redirects such addresses.
 * @returns the file's address
 */
function writeState(folder: string, inline: readonly HTMLElement[]): string {
  const code = inline
    .filter(({ id }) => id !== LOADER)
    .map(({ rawText }) => rawText.trim())
    .join("\n");
  const hash = createHash("sha256").update(code).digest("hex").slice(0, 20);
  const address = `${STATE}${hash}.js`;
  writeFileSync(path.join(folder, address), code);
  return address;
}
