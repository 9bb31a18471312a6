/** @jest-environment node */
import { existsSync } from "node:fs";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { colours } from "../styles/colours";
import { LAYERS } from "../styles/layers";
import { HEADER_END } from "../utils/anchors";
import { onRenderBody } from "./on-render-body";

/** What is added to a page's head. */
function added(): string {
  let head: ReactNode;
  onRenderBody({ setHeadComponents: (components) => (head = components) });
  return renderToStaticMarkup(head);
}

test("the browser's own colour is that of the dark surfaces", () => {
  expect(added()).toContain(`<meta name="theme-color" content="${colours.bgDeep}"/>`);
});

test("a browser without SVG icons finds the other first", () => {
  const icons = [...added().matchAll(/rel="icon" href="([^"]+)"/g)].map(([, href]) => href);
  expect(icons).toEqual(["/favicon.ico", "/favicon.svg"]);
  expect(added()).toContain(' href="/favicon.ico" sizes="32x32"/>');
  expect(added()).toContain(' href="/favicon.svg" type="image/svg+xml"/>');
  for (const icon of icons) expect(existsSync(`static${icon}`)).toBe(true);
});

test("the first frame waits for the whole header", () => {
  expect(added()).toContain(`<link rel="expect" href="#${HEADER_END}" blocking="render"/>`);
});

test("phones and installed pages find their icons and what the site is called", () => {
  expect(added()).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png"/>');
  expect(existsSync("static/apple-touch-icon.png")).toBe(true);
  expect(added()).toContain('<link rel="manifest" href="/manifest.webmanifest"/>');
});

test("while it is developed, layers have their order and no frame waits for what a script draws", () => {
  expect(added()).not.toContain(LAYERS);
  const { NODE_ENV } = process.env;
  Object.assign(process.env, { NODE_ENV: "development" });
  expect(added()).toContain(`<style>${LAYERS}</style>`);
  expect(added()).not.toContain("expect");
  Object.assign(process.env, { NODE_ENV });
});
