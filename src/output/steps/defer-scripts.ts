import { browserScript } from "../browser-script";
import type { PageChange } from "../finish-pages";

/** The attribute of the scripts that this step puts into a page. */
const OWN = "data-start";

/** Gatsby asks for its runtime, React and the site's own code. */
const LEAST_SCRIPTS = 3;

/**
 * Makes the step that defers the scripts of a page until the visitor's first move. The page works without
 * them, and they are larger than everything that a visitor who only reads has to load.
 * `src/output/browser/end-of-body.ts` waits for that move. Its code is the same on all pages and in all
 * builds, because the Content-Security-Policy allows it by its hash.
 */
export function deferScripts(): PageChange {
  const first = browserScript("head");
  const last = browserScript("end-of-body");
  return (document) => {
    const [head, body] = [document.querySelector("head"), document.querySelector("body")];
    if (!head || !body) throw new Error("the page has no head or no body");
    const fromGatsby = document.querySelectorAll("script[src]");
    const own = document.querySelectorAll(`script[${OWN}]`);
    const kept = own.at(-1)?.getAttribute(OWN) ?? "";
    const addresses = fromGatsby.map((script) => script.getAttribute("src")).join(" ") || kept;
    if (addresses.split(" ").length < LEAST_SCRIPTS) {
      throw new Error(`Gatsby's scripts are not the known ones: ${addresses || "none"}`);
    }
    const isDone = own[0]?.rawText === first && own.at(-1)?.rawText === last;
    if (isDone && addresses === kept) return false;
    for (const script of [...fromGatsby, ...own]) script.remove();
    head.insertAdjacentHTML("afterbegin", `<script ${OWN}>${first}</script>`);
    body.insertAdjacentHTML("beforeend", `<script ${OWN}="${addresses}">${last}</script>`);
    return true;
  };
}
