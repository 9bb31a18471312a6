import { type RefObject, useEffect } from "react";
import { fromDesktop } from "../../utils/breakpoints";

/**
 * While an element is open, everything outside it is inert and the page behind doesn't scroll, as with a modal dialog,
 * which would not open without a script. Touching outside or widening the window closes it.
 */
export function useInertSurroundings(
  ref: RefObject<HTMLElement | null>,
  open: boolean,
  close: () => void,
): void {
  useEffect(() => {
    const here = ref.current;
    if (!open || !here) return undefined;
    const root = document.documentElement;
    const stopped = surroundings(here).filter((element) => !element.inert);
    const wide = window.matchMedia(fromDesktop);
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !here.contains(target)) close();
    };
    const listening = new AbortController();
    const options = { signal: listening.signal };

    stopped.forEach((element) => (element.inert = true));
    root.style.overflow = "hidden";
    wide.addEventListener("change", close, options);
    document.addEventListener("pointerdown", onPointerDown, options);
    return () => {
      stopped.forEach((element) => (element.inert = false));
      root.style.overflow = "";
      listening.abort();
    };
  }, [ref, open, close]);
}

/** Everything outside the element: its siblings and those of its ancestors. */
function surroundings(element: Element): HTMLElement[] {
  const parent = element.parentElement;
  if (!parent || element === document.body) return [];
  const siblings = [...parent.children].filter((child) => child !== element);
  return [
    ...siblings.filter((sibling): sibling is HTMLElement => sibling instanceof HTMLElement),
    ...surroundings(parent),
  ];
}
