/** The events that count as a visitor's first move. */
const moves = ["pointerdown", "pointermove", "scroll", "keydown", "focusin", "click"];

/**
 * Calls back once: at the visitor's first move, or without one as soon as the page has loaded if the address
 * has a fragment (an answer may have to be opened) or something that moves by itself (`data-wakes`) is in
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
