export { onRenderBody } from "./src/gatsby/on-render-body";
export { wrapPageElement } from "./src/gatsby/wrap-page-element";
export { wrapRootElement } from "./src/gatsby/wrap-root-element";
