import type { PageChange } from "gatsby-plugin-finished-pages";

/** Every picture of gatsby-plugin-image, and what the plugin adds to each page for those in its HTML. */
const PICTURE = "[data-gatsby-image-wrapper]";
const CODE = 'head script[type="module"], head noscript';
const isOfPlugin = (code: string) => /gatsbyImageSsr|gatsby-image-wrapper/.test(code);

/**
 * Removes the script and the `noscript` of gatsby-plugin-image from pages without a picture of the plugin: half a
 * kilobyte before the first paint. Its styles stay, since a link may lead to a page with such a picture, whose code
 * then does what the script does in built HTML.
 */
export const removeUnusedImageCode: PageChange = (document) => {
  if (document.querySelector(PICTURE)) return;
  for (const element of document.querySelectorAll(CODE)) {
    if (isOfPlugin(element.innerHTML)) element.remove();
  }
};
