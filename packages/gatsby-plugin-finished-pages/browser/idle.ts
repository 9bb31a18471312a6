/** Calls back when the browser is idle; without `requestIdleCallback` (Safari), in the next task. */
export function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(run);
  else setTimeout(run);
}

/** Calls back when the browser has painted its next frame and is idle. */
export function whenDrawn(run: () => void): void {
  requestAnimationFrame(() => whenIdle(run));
}

/**
 * Calls back in an idle moment after the first contentful paint (www.w3.org/TR/paint-timing) and
 * one further frame. A page in a background tab waits until it is shown. A browser that reports no
 * paints (before 2021) never calls back.
 */
export function whenSeen(run: () => void): void {
  new PerformanceObserver((_paints, observer) => {
    observer.disconnect();
    whenDrawn(run);
  }).observe({ type: "paint", buffered: true });
}
