/** Calls in an idle moment; Safari, which has none, calls soon. */
export function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(run);
  else setTimeout(run);
}
