/** What makes a visitor's first move. */
const moves = ["pointerdown", "pointermove", "scroll", "keydown", "focusin", "click"];

/**
 * Calls once: at the visitor's first move, or without one, after the page has come, where the address
 * names a place (an answer there is to be opened) or where something that moves by itself
 * (`data-wakes`) is in view.
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
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) start();
    });
    for (const part of document.querySelectorAll("[data-wakes]")) observer.observe(part);
  });
}

/** Calls when all that the page shows first has come. */
export function whenLoaded(run: () => void): void {
  if (document.readyState === "complete") run();
  else addEventListener("load", run, { once: true });
}
