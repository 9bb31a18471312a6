/** @jest-environment node */
// Whoever sees pictures of the built site reads first what they are.
import { readFileSync } from "node:fs";
import path from "node:path";
import { parsePage } from "@typed-site/utils/node";
import { pageFiles } from "gatsby-plugin-finished-pages";
import { company } from "../../../e2e/support/content/site-content";

/** Pages keep short words together with no-break spaces. */
const oneLine = (text: string) => text.replace(/\s+/g, " ");

const pages = pageFiles("public").map(({ file, path: address }) => {
  const main = parsePage(readFileSync(path.join("public", file), "utf8")).querySelector("main");
  return { address, html: main?.innerHTML ?? "", text: oneLine(main?.text ?? "") };
});
const withPictures = pages.filter(({ html }) => html.includes("<img"));

test("the built site has pages with pictures and pages without", () => {
  expect(withPictures.length).toBeGreaterThan(5);
  expect(withPictures.length).toBeLessThan(pages.length);
});

test("the sentence about visualisations stands on every page with pictures, and once", () => {
  const { photosNote } = company;
  const wrong = pages.filter(({ text, html }) => {
    const times = photosNote ? text.split(oneLine(photosNote)).length - 1 : 0;
    return times !== (photosNote && html.includes("<img") ? 1 : 0);
  });
  expect(wrong.map(({ address }) => address)).toEqual([]);
});
