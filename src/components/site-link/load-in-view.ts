/** How long a link stays in view before its page is loaded, in milliseconds: not while a visitor scrolls past. */
export const dwell = 500;

/** How many pages are loaded at the same time; Gatsby's own queue takes as many. */
const AT_ONCE = 4;

const inView = new Set<Element>();
const waiting = new Set<string>();
let loading = 0;
let load: ((path: string) => Promise<unknown>) | undefined;
let observer: IntersectionObserver | undefined;

/** Begins to load the pages of links in view, by Gatsby's `loadPage`. */
export function startLoading(loadPage: (path: string) => Promise<unknown>): void {
  load = loadPage;
  loadNext();
}

/**
 * Has the page that a link leads to loaded as a whole once the link has been in view for a moment, so that it
 * opens without a request. The `ref` of a link. Gatsby's own prefetching asks for `app-data.json` after the tap.
 */
export function loadInView(link: HTMLAnchorElement | null): void {
  if (!link) return;
  observer ??= new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) inView.add(target);
      else inView.delete(target);
    }
    setTimeout(() => {
      for (const { target } of entries) {
        if (inView.has(target)) waiting.add(pathOf(target));
      }
      loadNext();
    }, dwell);
  });
  observer.observe(link);
}

/** Where a link leads; one in a picture (SVG) has no `pathname`. */
const pathOf = (link: Element) =>
  new URL(link.getAttribute("href") ?? "", window.location.href).pathname;

/** Loads what waits; what can't be loaded is left to the browser. */
function loadNext(): void {
  for (const path of waiting) {
    if (!load || loading >= AT_ONCE) return;
    waiting.delete(path);
    loading += 1;
    void load(path)
      .catch(() => undefined)
      .finally(() => {
        loading -= 1;
        loadNext();
      });
  }
}
