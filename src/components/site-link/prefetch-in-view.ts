import { prefetchPathname } from "gatsby";

let observer: IntersectionObserver | undefined;

/**
 * Has Gatsby fetch the page that a link leads to when the link has come into view and nothing else is to be
 * done, unless the visitor saves data. The `ref` of a link. One observer watches all links; Gatsby's own `Link`
 * has one each, and is drawn again with every page.
 */
export function prefetchInView(link: HTMLAnchorElement | null): void {
  if (!link) return;
  observer ??= new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer?.unobserve(target);
      prefetchPathname(decodeURI((target as HTMLAnchorElement).pathname));
    }
  });
  observer.observe(link);
}
