import { type RefObject, useEffect, useState } from "react";

/**
 * Whether any part of an element, or of an element that matches a selector, is in the viewport.
 * @param margin extends the viewport, as a CSS margin
 */
export function useInView(watched: RefObject<Element | null> | string, margin = "0px"): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    const shown = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) shown.add(target);
          else shown.delete(target);
        }
        setInView(shown.size > 0);
      },
      { rootMargin: margin },
    );
    const watch = () => {
      const isSelector = typeof watched === "string";
      const elements = isSelector ? document.querySelectorAll(watched) : [watched.current];
      elements.forEach((element) => element && observer.observe(element));
    };
    watch();
    // a page that a link has opened is rendered in parts; observing an element twice has no effect
    const parts = new MutationObserver(watch);
    parts.observe(document.querySelector("main") ?? document.body, { childList: true });
    return () => {
      parts.disconnect();
      observer.disconnect();
    };
  }, [watched, margin]);
  return inView;
}
