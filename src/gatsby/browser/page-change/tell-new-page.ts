/** Gatsby's elements around the page: the one focused on a page change, and the live region. */
const ids = { wrapper: "gatsby-focus-wrapper", announcer: "gatsby-announcer" };

/**
 * Gatsby focuses a wrapper around the whole page, which tells nobody anything. Passes that focus on
 * to the place that the page is about.
 */
export function focusOn(element: HTMLElement | null): void {
  const wrapper = document.getElementById(ids.wrapper);
  if (!element || !wrapper) return;
  wrapper.blur();
  wrapper.addEventListener(
    "focus",
    () => {
      if (element.tabIndex < 0) element.tabIndex = -1;
      element.focus({ preventScroll: true });
    },
    { once: true },
  );
}

/**
 * Replaces Gatsby's English announcement by the new page's title, in the same frame, so that only
 * the title is read out. Gatsby also announces a new query or fragment on the same page; there the
 * announcement is cleared.
 */
export function announce(isNewPage: boolean): void {
  requestAnimationFrame(() => {
    const announcer = document.getElementById(ids.announcer);
    // A title of Gatsby's own `Head` comes later.
    const title = document.title || document.querySelector("h1")?.textContent;
    if (announcer) announcer.textContent = isNewPage ? (title ?? "") : "";
  });
}
