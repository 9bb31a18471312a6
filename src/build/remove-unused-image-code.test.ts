import { parsePage } from "@typed-site/utils/node";
import { removeUnusedImageCode } from "./remove-unused-image-code";

/** A page with what gatsby-plugin-image puts into every head. */
const page = (main: string) =>
  parsePage(
    `<head><style>.gatsby-image-wrapper{position:relative}</style><noscript><style>.gatsby-image-wrapper noscript [data-main-image]{opacity:1!important}</style></noscript><script type="module">"loading"in a&&(t.dataset.gatsbyImageSsr)</script><script type="module">own()</script></head><body>${main}</body>`,
  );

test("a page without the plugin's pictures has none of its scripts, but its styles for the next page", () => {
  const document = page("<picture></picture>");
  removeUnusedImageCode(document, "/");
  expect(document.querySelector("head")?.innerHTML).toBe(
    '<style>.gatsby-image-wrapper{position:relative}</style><script type="module">own()</script>',
  );
});

test("a page with one keeps all", () => {
  const document = page("<div data-gatsby-image-wrapper></div>");
  const before = document.toString();
  removeUnusedImageCode(document, "/");
  expect(document.toString()).toBe(before);
});
