import { type ReactElement, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { allowMovedNodes } from "./allow-moved-nodes";
import { restoreBuiltPage } from "./foreign-changes";

/**
 * Hydrates the built page in a transition: React then works in slices of a few milliseconds and
 * handles input in between. A page without built HTML (`npm run develop`) is rendered instead.
 */
export const replaceHydrateFunction = () => (element: ReactElement, container: Element) => {
  allowMovedNodes();
  const isBuilt = container.hasChildNodes();
  if (isBuilt) restoreBuiltPage();
  startTransition(() => {
    if (isBuilt) hydrateRoot(container, element);
    else createRoot(container).render(element);
  });
};
