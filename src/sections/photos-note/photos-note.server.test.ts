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
/** Photos; drawings are what they say. */
const hasPictures = ({ html }: { html: string }) => html.includes("<picture");
const withPictures = pages.filter(hasPictures);

test("the built site has pages with pictures and pages without", () => {
  expect(withPictures.length).toBeGreaterThan(5);
  expect(withPictures.length).toBeLessThan(pages.length);
});

test("the sentence about visualisations stands on every page with pictures, and once", () => {
  const { photosNote } = company;
  const wrong = pages.filter((page) => {
    const times = photosNote ? page.text.split(oneLine(photosNote)).length - 1 : 0;
    return times !== (photosNote && hasPictures(page) ? 1 : 0);
  });
  expect(wrong.map(({ address }) => address)).toEqual([]);
});
