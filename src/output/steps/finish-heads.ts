import type { PageStep } from "../finish-pages";
import { headGate } from "./check-heads";
import { embedGraph } from "../json-ld/embed";
import { pageGraph } from "../json-ld/page-graph";
import type { Site } from "../../site/site-pages";
import { picturesIn } from "../files/sitemap";

/**
 * Makes the step that checks the head of every page and puts its graph into the head of every page
 * that may be listed.
 */
export function finishHeads(site: Site) {
  const gate = headGate(site);
  const listed = new Map(
    site.pages.filter(({ noIndex }) => !noIndex).map((page) => [page.path, page]),
  );
  const pictures = new Map<string, readonly string[]>();
  const step: PageStep = (file, html) => {
    // Gatsby keeps parts of pages below _gatsby
    if (file.startsWith("_gatsby/")) return html;
    const address = `/${file.normalize("NFC").replace(/(^|\/)index\.html$|\.html$/, "")}`;
    gate.check(address, html);
    const page = listed.get(address);
    if (!page) return html;
    // V8 keeps a whole string for the sake of a part of it, but not for the sake of a clone.
    pictures.set(address, structuredClone(picturesIn(html)));
    return embedGraph(html, pageGraph(site, page, html));
  };
  return {
    step,
    /**
     * To be called after the last page.
     * @returns one line per mistake
     */
    mistakes: gate.mistakes,
    /** Addresses of the pictures of a listed page. */
    picturesOf: ({ path }: { path: string }) => pictures.get(path) ?? [],
  };
}
