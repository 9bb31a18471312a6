import { type MouseEvent, type RefObject, useEffect, useRef } from "react";
import { useLabels } from "../../hooks/use-labels";
// Imported early, too: `gatsby develop` puts styles of late scripts before the statement that orders the layers.
import "./lightbox.module.css";

/**
 * What a click on a link to a picture does: it shows the picture over the page, with those of all
 * links in the list. The library is loaded with the first click; where it cannot be, the browser
 * follows the link. A click with a key held down is the browser's own.
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
