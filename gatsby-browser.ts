import "./src/styles";

export { onClientEntry } from "./src/gatsby/browser/on-client-entry";
export {
  onInitialClientRender,
  onPreRouteUpdate,
  onRouteUpdate,
  shouldUpdateScroll,
} from "./src/gatsby/browser/page-change/page-change";
export { replaceHydrateFunction } from "./src/gatsby/browser/replace-hydrate-function";
export { wrapPageElement } from "./src/gatsby/wrap-page-element";
