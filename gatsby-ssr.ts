export { onPreRenderHTML } from "./src/gatsby/on-pre-render-html";
export { onRenderBody } from "./src/gatsby/on-render-body";
export { wrapPageElement } from "./src/gatsby/wrap-page-element";
