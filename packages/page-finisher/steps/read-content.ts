import type { HTMLElement } from "node-html-parser";

/**
 * A page's breadcrumb from the home page down. The page itself has no `href`.
 * @param label the accessible name of the breadcrumb
 * @returns empty if there is none
 */
export function readBreadcrumb(document: HTMLElement, label: string) {
  const items = document.querySelectorAll(`nav[aria-label=${JSON.stringify(label)}] li`);
  return items.map((item) => ({
    label: item.text.trim(),
    href: item.querySelector("a")?.getAttribute("href"),
  }));
}

/** The captioned photographs in a page's `main`. */
export function readImages(document: HTMLElement) {
  return document.querySelectorAll("main figure").flatMap((figure) => {
    const [image, ...others] = figure.querySelectorAll("img");
    const caption = figure.querySelector("figcaption")?.text.trim();
    const src = image?.getAttribute("src");
    if (!isPhotograph(src) || others.length > 0 || !caption) return [];
    return [{ src, alt: image?.getAttribute("alt") ?? "", caption }];
  });
}

/** Addresses of the photographs in a page's `main`, without duplicates. */
export function readPictures(document: HTMLElement): string[] {
  const found = document.querySelectorAll("main img").map((image) => image.getAttribute("src"));
  return [...new Set(found.filter(isPhotograph))];
}

const isPhotograph = (src?: string): src is string => src?.startsWith("/static/") ?? false;
