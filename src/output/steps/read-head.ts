import type { HTMLElement } from "node-html-parser";

/** What the head of a page says, each kind of tag with all its values. */
export interface PageHead {
  lang: string[];
  title: string[];
  canonical: string[];
  /** `<meta>` by `name` or `property`. */
  meta: ReadonlyMap<string, string[]>;
}

/** Reads the head of a page. */
export function readHead(document: HTMLElement): PageHead {
  const head = document.querySelector("head");
  const all = (selector: string) => head?.querySelectorAll(selector) ?? [];
  const meta = new Map<string, string[]>();
  for (const tag of all("meta")) {
    const key = tag.getAttribute("name") ?? tag.getAttribute("property");
    if (key) meta.set(key, [...(meta.get(key) ?? []), tag.getAttribute("content") ?? ""]);
  }
  return {
    lang: [document.querySelector("html")?.getAttribute("lang") ?? ""],
    title: all("title").map((title) => title.text),
    canonical: all('link[rel="canonical"]').map((link) => link.getAttribute("href") ?? ""),
    meta,
  };
}
