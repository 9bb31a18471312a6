import { whenIdle } from "./idle";

/** The events that count as a visitor's first move. */
const moves = ["pointerdown", "pointermove", "scroll", "keydown", "focusin", "click"];

/**
 * Calls back once: at the visitor's first move, or without one in the first idle moment after the page
 * has loaded. Visitors who ask to save data get no scripts before they move, unless the address has a
 * fragment (an answer may have to be opened) or something that moves by itself (`data-wakes`) is in
 * view.
 */
export function onFirstMove(run: () => void): void {
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
    if (location.hash) return start();
    if (!savesData()) return whenIdle(start);
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) start();
    });
    for (const part of document.querySelectorAll("[data-wakes]")) observer.observe(part);
  });
}

/** Calls back when everything in the first view has loaded. */
export function whenLoaded(run: () => void): void {
  if (document.readyState === "complete") run();
  else addEventListener("load", run, { once: true });
}

/** Whether the visitor asks for little data (wicg.github.io/savedata); some browsers don't tell. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}
