import { type MouseEvent, type RefObject, useEffect, useRef } from "react";
import { useLabels } from "../../hooks/use-labels";
// Imported eagerly: `gatsby develop` puts styles of lazy-loaded scripts before the layer order.
import "./lightbox.module.css";

/**
 * Returns a click handler for links to pictures. It opens the lightbox over the page, with the
 * pictures of all links in the list. The library is lazy-loaded at the first click; if that fails,
 * the browser follows the link. A click with a modifier key is left to the browser.
 */
export function useLightbox(
  list: RefObject<HTMLElement | null>,
): (event: MouseEvent<HTMLAnchorElement>) => void {
  const labels = useLabels();
  /** Set while the lightbox is open or loading. */
  const close = useRef<(() => void) | undefined>(undefined);
  useEffect(() => () => close.current?.(), []);

  return (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (close.current) return;
    const link = event.currentTarget;
    const links = [...(list.current?.querySelectorAll("a") ?? [])];
    let wanted = true;
    close.current = () => (wanted = false);
    const onClosed = () => (close.current = undefined);
    import("./open-lightbox").then(
      ({ openLightbox }) => {
        if (wanted) close.current = openLightbox(links, links.indexOf(link), labels, onClosed);
      },
      () => location.assign(link.href),
    );
  };
}
