import type { PageChange } from "gatsby-plugin-finished-pages";

const DATA = 'script[type="application/ld+json"]';

/**
 * Moves a page's structured data from its head behind what visitors read, so that they don't delay the first view. There
 * they stay: what react-helmet has put into a head it takes out again in a browser, where the page has none.
 */
export const moveStructuredData: PageChange = (document) => {
  const content = document.getElementById("___gatsby");
  for (const script of document.querySelectorAll(`head ${DATA}`)) {
    content?.insertAdjacentHTML(
      "afterend",
      `<script type="application/ld+json">${script.innerHTML}</script>`,
    );
    script.remove();
  }
};
