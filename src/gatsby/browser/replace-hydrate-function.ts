import { type ReactElement, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

/**
 * Hydrates the built page in a transition: React then works in slices of a few milliseconds and
 * handles input in between. A page without built HTML (`npm run develop`) is rendered instead.
 */
export const replaceHydrateFunction = () => (element: ReactElement, container: Element) => {
  startTransition(() => {
    if (container.hasChildNodes()) hydrateRoot(container, element);
    else createRoot(container).render(element);
  });
};
