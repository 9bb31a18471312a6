/** Calls back when the browser is idle, or in the next task where there is no `requestIdleCallback` (Safari). */
export function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(run);
  else setTimeout(run);
}

/** Calls back when the browser has drawn its next frame and is idle. */
export function whenDrawn(run: () => void): void {
  requestAnimationFrame(() => whenIdle(run));
}

/**
 * Calls back when the visitor sees the page: after its first contentful paint (www.w3.org/TR/paint-timing) and
 * one further frame, in an idle moment. A page in a background tab waits until somebody looks at it. A browser
 * that reports no paints (before 2021) never calls back.
 */
export function whenSeen(run: () => void): void {
  new PerformanceObserver((_paints, observer) => {
    observer.disconnect();
    whenDrawn(run);
  }).observe({ type: "paint", buffered: true });
}
