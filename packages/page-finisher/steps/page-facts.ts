import { createHash } from "node:crypto";
import type { HTMLElement } from "node-html-parser";
import { FORM } from "@typed-site/enquiries/form";
import type { PageFacts } from "@typed-site/server";

/** Inline style sheets, and scripts that a browser runs (not data blocks). */
const INLINE = 'script:not([type]), script[type="module"], style';

/** Facts of one page. */
export interface SinglePageFacts {
  /** Hashes of its inline scripts and of its inline styles, as in a Content-Security-Policy. */
  scripts: string[];
  styles: string[];
  /** The names of its forms. */
  forms: string[];
  /** Addresses of the photographs in its `main`, each once. */
  photos: string[];
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
    .filter((src) => src.startsWith("/static/"));
  return {
    scripts: hashes(inline.filter(({ tagName }) => tagName === "SCRIPT")),
    styles: hashes(inline.filter(({ tagName }) => tagName === "STYLE")),
    forms: document.querySelectorAll(`form[${FORM}]`).map((form) => form.getAttribute(FORM) ?? ""),
    photos: [...new Set(photos)],
  };
}

/** Combines what the server needs to know about all pages, given by address. */
export function combineFacts(pages: ReadonlyMap<string, SinglePageFacts>): PageFacts {
  const nearestLast = [...pages].sort(([a], [b]) => depth(b) - depth(a) || b.length - a.length);
  const forms = new Map(
    nearestLast.flatMap(([path, own]) => own.forms.map((name) => [name, path] as const)),
  );
  const all = (kind: "scripts" | "styles") =>
    [...new Set([...pages.values()].flatMap((own) => own[kind]))].sort();
  return {
    scripts: all("scripts"),
    styles: all("styles"),
    forms: Object.fromEntries([...forms].sort()),
  };
}

const depth = (path: string) => path.split("/").length;
