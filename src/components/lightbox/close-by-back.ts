import type PhotoSwipe from "photoswipe";

/**
 * Gives a picture that opens an entry in the history, so that the browser's "back" closes it and leaves the page only the
 * next time. However it is closed, the entry goes. The address stays, and the router hears nothing: it would scroll.
 * @returns a function that leaves the entry alone, for when the page goes
 */
export function closeByBack(lightbox: PhotoSwipe): () => void {
  const { href } = location;
  let isEntryThere = true;
  const onBack = (event: PopStateEvent) => {
    isEntryThere = false;
    // several steps at once lead to another page
    if (location.href !== href) return;
    event.stopImmediatePropagation();
    closeOnceOpen(lightbox);
  };
  history.pushState(history.state, "");
  addEventListener("popstate", onBack, { capture: true, once: true });
  lightbox.on("close", () => {
    if (isEntryThere) history.back();
  });
  return () => {
    isEntryThere = false;
    removeEventListener("popstate", onBack, { capture: true });
  };
}

/** While it opens, the library would not close it. */
function closeOnceOpen(lightbox: PhotoSwipe): void {
  if (lightbox.opener.isOpen) lightbox.close();
  else lightbox.on("openingAnimationEnd", () => lightbox.close());
}
