/** Tells clicks that were kept, and style sheets, that the page's scripts run. */
export function onInitialClientRender(): void {
  document.documentElement.dataset.live = "";
}

export { replaceHydrateFunction } from "./browser/replace-hydrate-function";
