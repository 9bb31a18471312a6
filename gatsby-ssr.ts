export { onRenderBody } from "./src/gatsby/on-render-body";
export { wrapPageElement } from "./src/gatsby/wrap-page-element";
