/** Gatsby's elements around the page: the one focused on a page change, and the live region. */
const ids = { wrapper: "gatsby-focus-wrapper", announcer: "gatsby-announcer" };

/**
 * Gatsby focuses a wrapper around the whole page, which tells nobody anything. Passes that focus on
 * to the place that the page is about.
 */
export function focusOn(place: HTMLElement | null): void {
  const wrapper = document.getElementById(ids.wrapper);
  if (!place || !wrapper) return;
  wrapper.blur();
  wrapper.addEventListener(
    "focus",
    () => {
      if (place.tabIndex < 0) place.tabIndex = -1;
      place.focus({ preventScroll: true });
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
