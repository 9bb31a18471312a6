import { browserScript } from "../browser-script";
import type { PageChange } from "../finish-pages";
import { findAssets } from "./page-assets";

/** The attribute of the scripts that this step puts into a page. */
const OWN = "data-start";

/** Gatsby asks for its runtime, React and the site's own code; what the page needs follows these. */
const GATSBYS_SCRIPTS = 3;

/**
 * Makes the step that defers the scripts of a page until it has loaded, or until the visitor's first
 * move. The page works without them, and they are larger than everything that has to come before them.
 * `src/output/browser/end-of-body.ts` waits for that moment. Its code is the same on all pages and in all
 * builds, because the Content-Security-Policy allows it by its hash.
 * @param folder the built site
 */
export function deferScripts(folder: string): PageChange {
  const first = browserScript("head");
  const last = browserScript("end-of-body");
  const assetsOf = findAssets(folder);
  return (document, page) => {
    const [head, body] = [document.querySelector("head"), document.querySelector("body")];
    if (!head || !body) throw new Error("the page has no head or no body");
    const fromGatsby = document.querySelectorAll("script[src]");
    const own = document.querySelectorAll(`script[${OWN}]`);
    const kept = own.at(-1)?.getAttribute(OWN) ?? "";
    const scripts = fromGatsby.map((script) => script.getAttribute("src") ?? "");
    if (scripts.length === 0) scripts.push(...kept.split(" ").slice(0, GATSBYS_SCRIPTS));
    if (scripts.length !== GATSBYS_SCRIPTS || scripts.includes("")) {
      throw new Error(`Gatsby's scripts are not the known ones: ${scripts.join(" ") || "none"}`);
    }
    const addresses = [...scripts, ...assetsOf(page.path).hydration].join(" ");
    const isOurs = own[0]?.rawText === first && own.at(-1)?.rawText === last;
    if (isOurs && addresses === kept && fromGatsby.length === 0) return false;
    for (const script of [...fromGatsby, ...own]) script.remove();
    head.insertAdjacentHTML("afterbegin", `<script ${OWN}>${first}</script>`);
    body.insertAdjacentHTML("beforeend", `<script ${OWN}="${addresses}">${last}</script>`);
    return true;
  };
}
