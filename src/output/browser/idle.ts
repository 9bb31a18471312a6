/** Calls back when the browser is idle, or in the next task where there is no `requestIdleCallback` (Safari). */
export function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(run);
  else setTimeout(run);
}
