import { prefetchPathname } from "gatsby";

/** What Gatsby returns, though its types don't say so. */
type Prefetch = { abort: () => void } | undefined;

const asked = new WeakMap<Element, Prefetch>();
let observer: IntersectionObserver | undefined;

/**
 * Has Gatsby fetch the page that a link leads to once the link has been in view for some seconds, unless the
 * visitor saves data. The `ref` of a link. One observer watches all links; Gatsby's own `Link` has one each,
 * and is drawn again with every page.
 */
export function prefetchInView(link: HTMLAnchorElement | null): void {
  if (!link) return;
  observer ??= new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) asked.get(target)?.abort();
      else {
        const path = decodeURI((target as HTMLAnchorElement).pathname);
        asked.set(target, prefetchPathname(path) as unknown as Prefetch);
      }
    }
  });
  observer.observe(link);
}
