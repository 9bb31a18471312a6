/**
 * Lets `src/styles/below-the-fold.css` keep what lies below the first view out of the first layout.
 * Not where the address names a place there: the page would move under the visitor then. It sets an
 * attribute, because a style sheet that asked for `:has(:target)` would make the browser look at the
 * whole page again for every element that comes or goes.
 */
export function skipBelowTheFold(): void {
  if (!location.hash) document.documentElement.dataset.later = "";
}

/**
 * Lays out, a part in each idle moment, what that style sheet keeps out. So a slow phone shows the
 * first view sooner, never stands still for long, and nothing moves when a visitor scrolls or jumps.
 */
export function layOutBelowTheFold(): void {
  const parts = [...document.querySelectorAll<HTMLElement>("main > *, footer")].filter(
    (part) => getComputedStyle(part).contentVisibility === "auto",
  );
  const next = () => {
    const part = parts.shift();
    if (!part) return;
    part.style.contentVisibility = "visible";
    requestAnimationFrame(() => whenIdle(next));
  };
  whenIdle(next);
}

/** Safari has no idle callbacks. */
function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(run);
  else setTimeout(run);
}
