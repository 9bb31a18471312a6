import "./src/styles";

export { onClientEntry } from "./src/gatsby/on-client-entry";
export {
  onInitialClientRender,
  onPreRouteUpdate,
  onRouteUpdate,
  shouldUpdateScroll,
} from "./src/gatsby/page-change/page-change";
export { replaceHydrateFunction } from "./src/gatsby/replace-hydrate-function";
export { wrapPageElement } from "./src/gatsby/wrap-page-element";
