import { MINUTE } from "@typed-site/utils";

/**
 * Calls back whenever the clock may say something else than before: each minute, and when the page is shown again, as a
 * tab that slept overnight or a page that a visitor went back to.
 * @returns what ends it
 */
export function onClock(look: () => void): () => void {
  const timer = setInterval(look, MINUTE);
  document.addEventListener("visibilitychange", look);
  addEventListener("pageshow", look);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
    removeEventListener("pageshow", look);
  };
}
