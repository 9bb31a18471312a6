import { whenIdle, whenSeen } from "./idle";

/** The events that count as a visitor's first move. Going back across a reload is only a `popstate`: the page stays. */
const moves = ["pointerdown", "pointermove", "scroll", "keydown", "focusin", "click", "popstate"];

/** How long a page must have been left alone before its scripts run, in milliseconds. */
export const restTime = 3000;

interface Start {
  /** Prefetches what `run` needs; called at most once, and not after `run`. */
  fetchAhead: () => void;
  /** Called once. */
  run: () => void;
}

/**
 * Prefetches in the first idle moment after the first paint, and runs once the page has then been
 * left alone for a while, or at the visitor's first move if that comes sooner. With data saving on,
 * both wait for the first move. Where the address has a fragment (an answer may have to be opened)
 * or a query (the guide's answers, an enquiry's number), and after a reload (what was typed comes back), nothing is awaited.
 */
export function onFirstMove({ fetchAhead, run }: Start): void {
  const stop = new AbortController();
  const start = () => {
    if (stop.signal.aborted) return;
    stop.abort();
    run();
  };
  for (const move of moves) {
    addEventListener(move, start, { capture: true, passive: true, signal: stop.signal });
  }
  whenLoaded(() => {
    if (location.hash || location.search || isReloaded()) return start();
    if (savesData()) return;
    whenSeen(() => {
      if (!stop.signal.aborted) fetchAhead();
      setTimeout(() => whenIdle(start), restTime);
    });
  });
}

/** Calls back when everything in the first view has loaded. */
export function whenLoaded(run: () => void): void {
  if (document.readyState === "complete") run();
  else addEventListener("load", run, { once: true });
}

const isReloaded = () =>
  performance
    .getEntriesByType("navigation")
    .some((entry) => (entry as PerformanceNavigationTiming).type === "reload");

/** Whether data saving is on (wicg.github.io/savedata); false in browsers that don't report it. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}
