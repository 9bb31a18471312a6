import { escapeHtml } from "@typed-site/utils";
import type { PageChange } from "gatsby-plugin-finished-pages";

const MARK = "data-rehearsal";

/**
 * Creates the step that says of a rehearsal's pages, which hold samples, that they are none for search engines, and to
 * whoever looks at them, what they are. It takes both away when the rehearsal has ended: Gatsby builds no page anew for it.
 * @param words undefined where it is no rehearsal
 */
export const markRehearsal =
  (words: string | undefined): PageChange =>
  (document) => {
    for (const element of document.querySelectorAll(`[${MARK}]`)) element.remove();
    if (words === undefined) return;
    document
      .querySelector("head")
      ?.insertAdjacentHTML("beforeend", `<meta name="robots" content="noindex" ${MARK}>`);
    document
      .querySelector("body")
      ?.insertAdjacentHTML(
        "afterbegin",
        `<p class="on-deep wrap wrap--wide small" role="note" ${MARK}>${escapeHtml(words)}</p>`,
      );
  };
