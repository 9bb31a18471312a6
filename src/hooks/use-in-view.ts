import { type RefObject, useEffect, useState } from "react";

/**
 * Whether any part of an element, or of one of those that a selector finds, is in the window, or within `margin`
 * of it (as a CSS margin).
 */
export function useInView(place: RefObject<Element | null> | string, margin = "0px"): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    const isSelector = typeof place === "string";
    const elements = isSelector ? document.querySelectorAll(place) : [place.current];
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
    elements.forEach((element) => element && observer.observe(element));
    return () => observer.disconnect();
  }, [place, margin]);
  return inView;
}
