import { startTransition, type ReactElement } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

/**
 * Wakes the built page as a transition: React then works in slices of a few milliseconds and gives
 * way to a finger or a key in between. A page without built HTML (`npm run develop`) is drawn.
 */
export const replaceHydrateFunction = () => (element: ReactElement, container: Element) => {
  startTransition(() => {
    if (container.hasChildNodes()) hydrateRoot(container, element);
    else createRoot(container).render(element);
  });
};
