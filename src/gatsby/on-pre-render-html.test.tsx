/** @jest-environment node */
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { onPreRenderHTML } from "./on-pre-render-html";

function changed(head: ReactNode[], end: ReactNode[]) {
  let newHead = head;
  let newEnd = end;
  onPreRenderHTML({
    getHeadComponents: () => head,
    replaceHeadComponents: (components) => (newHead = components),
    getPostBodyComponents: () => end,
    replacePostBodyComponents: (components) => (newEnd = components),
  });
  return { head: renderToStaticMarkup(newHead), end: renderToStaticMarkup(newEnd) };
}

test("the fonts of the first view are asked for before all else in the head", () => {
  const { head } = changed([<title key="title">Tytuł</title>], []);
  expect(head).toMatch(
    /^(<link rel="preload" href="\/fonts\/[^"]+\.woff2" as="font"[^>]*>)+<title>/,
  );
});

test("the script that differs from page to page goes, and the others stay", () => {
  const { end } = changed(
    [],
    [
      <script key="script-loader">window.pagePath = "/"</script>,
      <script key="app" src="/app.js" />,
    ],
  );
  expect(end).toBe('<script src="/app.js"></script>');
});
