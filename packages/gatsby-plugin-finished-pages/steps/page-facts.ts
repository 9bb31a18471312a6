import { createHash } from "node:crypto";
import type { HTMLElement } from "node-html-parser";
import type { InlineHashes } from "../headers/content-security-policy";

/** Inline style sheets, and scripts that a browser runs (not data blocks). */
const INLINE = 'script:not([type]), script[type="module"], style';

/** Facts of one page: the hashes of its inline scripts and styles, its pictures, and what it tells search engines. */
export interface SinglePageFacts extends InlineHashes {
  /** Addresses of the photographs in its `main`, each once. */
  photos: string[];
  /** The address under which search engines shall list it, as the page has it; its own where it says nothing. */
  canonical?: string | undefined;
  /** Search engines may not list it. */
  noIndex: boolean;
}

/** Reads from a finished page what the server and the sitemap need to know of it. */
export function readFacts(document: HTMLElement): SinglePageFacts {
  const inline = document.querySelectorAll(INLINE).filter(({ rawText }) => rawText);
  const hashes = (elements: HTMLElement[]) =>
    elements.map(({ rawText }) => {
      const hash = createHash("sha256").update(rawText).digest("base64");
      return `'sha256-${hash}'`;
    });
  const photos = document
    .querySelectorAll("main img")
    .map((image) => image.getAttribute("src") ?? "")
    .filter((src) => /^\/static\/.+(?<!\.svg)$/.test(src));
  return {
    scripts: hashes(inline.filter(({ tagName }) => tagName === "SCRIPT")),
    styles: hashes(inline.filter(({ tagName }) => tagName === "STYLE")),
    photos: [...new Set(photos)],
    canonical: document.querySelector('head link[rel="canonical"]')?.getAttribute("href"),
    noIndex: /noindex/.test(
      document.querySelector('head meta[name="robots"]')?.getAttribute("content") ?? "",
    ),
  };
}

/** The hashes of all pages, each once. */
export function allHashes(pages: Iterable<SinglePageFacts>): InlineHashes {
  const facts = [...pages];
  const all = (kind: "scripts" | "styles") =>
    [...new Set(facts.flatMap((own) => own[kind]))].sort();
  return { scripts: all("scripts"), styles: all("styles") };
}
