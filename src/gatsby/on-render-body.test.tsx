/** @jest-environment node */
import { existsSync } from "node:fs";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Head } from "../layout/head/head";
import { colours } from "../styles/colours";
import { HEADER_END } from "../utils/anchors";
import { onRenderBody } from "./on-render-body";
import { wrapRootElement } from "./wrap-root-element";

/** What is added to a page's head, and to the end of its body. */
function added(pathname = "/"): { head: string; body: string } {
  let [head, body]: ReactNode[] = [];
  onRenderBody({
    pathname,
    setHeadComponents: (components) => (head = components),
    setPostBodyComponents: (components) => (body = components),
  });
  return { head: renderToStaticMarkup(head), body: renderToStaticMarkup(body) };
}

/** Renders a page as Gatsby does when it builds the page. */
function renderPage(path: string, head: Partial<Parameters<typeof Head>[0]> = {}): void {
  const element = <Head title={`Strona ${path}`} description="Opis" path={path} {...head} />;
  renderToStaticMarkup(wrapRootElement({ element, pathname: path }));
}

test("the browser's own colour is that of the dark surfaces", () => {
  expect(added().head).toContain(`<meta name="theme-color" content="${colours.bgDeep}"/>`);
});

test("a browser without SVG icons finds the other first", () => {
  const icons = [...added().head.matchAll(/rel="icon" href="([^"]+)"/g)].map(([, href]) => href);
  expect(icons).toEqual(["/favicon.ico", "/favicon.svg"]);
  expect(existsSync("static/favicon.svg")).toBe(true);
});

test("the first frame waits for the whole header", () => {
  expect(added().head).toContain(`<link rel="expect" href="#${HEADER_END}" blocking="render"/>`);
});

test("a page gets its own structured data, also if another is rendered before it is written", () => {
  renderPage("/kontakt");
  renderPage("/o-nas");
  const { body } = added("/kontakt");
  expect(body).toMatch(/^<script type="application\/ld\+json">.*"Strona \/kontakt".*<\/script>$/);
  expect(body).not.toContain("/o-nas");
});

test("no text can end the script", () => {
  const title = "</script><script>alert(1)</script><!--";
  renderPage("/kontakt", { title });
  const { body } = added("/kontakt");
  expect(body.match(/<\/script>/g)).toHaveLength(1);
  expect(body).not.toContain("<!--");
  expect(
    JSON.stringify(JSON.parse(body.slice(body.indexOf(">") + 1, body.lastIndexOf("<")))),
  ).toContain(title);
});

test("a page that may not be listed has no structured data", () => {
  renderPage("/404", { noIndex: true });
  expect(added("/404").body).toBe("");
});
