/** @jest-environment node */
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { onPreRenderHTML } from "./on-pre-render-html";

test("the script that differs from page to page goes, and the others stay", () => {
  let end: ReactNode[] = [
    <script key="script-loader">window.pagePath = "/"</script>,
    <script key="app" src="/app.js" />,
  ];
  onPreRenderHTML({
    getPostBodyComponents: () => end,
    replacePostBodyComponents: (components) => (end = components),
  });
  expect(renderToStaticMarkup(end)).toBe('<script src="/app.js"></script>');
});
