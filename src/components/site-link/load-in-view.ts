/** How long a link must stay in view before its page is loaded, in milliseconds. */
export const dwell = 500;

/** How many pages load at the same time, as many as in Gatsby's own queue. */
const AT_ONCE = 4;

const inView = new Set<Element>();
const waiting = new Set<string>();
let loading = 0;
let load: ((path: string) => Promise<unknown>) | undefined;
let observer: IntersectionObserver | undefined;

/** Starts loading the pages of links in view, with Gatsby's `loadPage`. */
export function startLoading(loadPage: (path: string) => Promise<unknown>): void {
  load = loadPage;
  loadNext();
}

/**
 * A link's `ref`. Loads the linked page with its data and code once the link has been in view for a
 * moment, so that it opens without a request. Gatsby's own prefetching would leave `app-data.json`
 * to be fetched after the tap.
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

/** The path that a link leads to. A link in an SVG has no `pathname`. */
const pathOf = (link: Element) =>
  new URL(link.getAttribute("href") ?? "", window.location.href).pathname;

/** Loads the waiting pages. If one fails, the browser navigates to it. */
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
