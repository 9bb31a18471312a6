import { createHash } from "node:crypto";
import type { HTMLElement } from "node-html-parser";
import { FORM } from "../../enquiries/form";
import type { PageFacts } from "../../server";

/** Inline style sheets, and scripts that a browser runs (not data blocks). */
const INLINE = 'script:not([type]), script[type="module"], style';

/** One page's share of the facts: hashes of its inline scripts and styles, and its forms' names. */
export type OwnFacts = Record<"scripts" | "styles" | "forms", string[]>;

/** Reads from a page what the server needs to know, see `PageFacts`. */
export function readFacts(document: HTMLElement): OwnFacts {
  const inline = document.querySelectorAll(INLINE).filter(({ rawText }) => rawText);
  const hashes = (elements: HTMLElement[]) =>
    elements.map(({ rawText }) => {
      const hash = createHash("sha256").update(rawText).digest("base64");
      return `'sha256-${hash}'`;
    });
  return {
    scripts: hashes(inline.filter(({ tagName }) => tagName === "SCRIPT")),
    styles: hashes(inline.filter(({ tagName }) => tagName === "STYLE")),
    forms: document.querySelectorAll(`form[${FORM}]`).map((form) => form.getAttribute(FORM) ?? ""),
  };
}

/** Combines what the server needs to know about all pages, given by address. */
export function sumUpFacts(pages: ReadonlyMap<string, OwnFacts>): PageFacts {
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
