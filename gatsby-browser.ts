import "./src/styles";

export { onClientEntry } from "./src/gatsby/browser/on-client-entry";
export { onInitialClientRender } from "./src/gatsby/browser/page-change/on-initial-client-render";
export { onPreRouteUpdate } from "./src/gatsby/browser/page-change/on-pre-route-update";
export { onRouteUpdate } from "./src/gatsby/browser/page-change/on-route-update";
export { shouldUpdateScroll } from "./src/gatsby/browser/page-change/should-update-scroll";
export { wrapPageElement } from "./src/gatsby/wrap-page-element";
