import { whenDrawn } from "./idle";

/**
 * Sets `data-later`, by which the site's style sheet excludes content below the first view from the
 * first layout. Does nothing if the address has a fragment, or if the browser returns to a page, whose
 * place it could not find among heights that are guesses. The switch is an attribute, because `:has(:target)` in the style sheet would make
 * the browser match the whole page again whenever an element is added or removed.
 */
export function skipBelowTheFold(): void {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (location.hash || navigation?.type !== "navigate") return;
  document.documentElement.dataset.later = "";
}

/**
 * Lays out what that style sheet skipped, one part at once and each further one when the browser is
 * idle. The first view of a slow phone appears sooner, its main thread is never blocked for long,
 * and nothing shifts when a visitor scrolls or jumps.
 */
export function layOutBelowTheFold(): void {
  const parts = [...document.querySelectorAll<HTMLElement>("main > *, footer")].filter(
    (part) => getComputedStyle(part).contentVisibility === "auto",
  );
  const next = () => {
    const part = parts.shift();
    if (!part) return;
    part.style.contentVisibility = "visible";
    whenDrawn(next);
  };
  next();
}
