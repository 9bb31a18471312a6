import { type RefObject, useEffect } from "react";
import { fromDesktop } from "../../utils/breakpoints";

/**
 * A focus trap: while an element is open, everything outside it is inert and the page behind
 * doesn't scroll. Touching outside or widening the window closes it.
 */
export function useFocusTrap(
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
    here.addEventListener("keydown", (event) => keepTabIn(here, event), options);
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

/** Wraps Tab from the last control to the first, and Shift+Tab back. */
function keepTabIn(here: Element, event: KeyboardEvent): void {
  if (event.key !== "Tab") return;
  const reachable = [...here.querySelectorAll<HTMLElement>("summary, a[href]")].filter(isShown);
  const [first, last] = [reachable.at(0), reachable.at(-1)];
  const [edge, next] = event.shiftKey ? [first, last] : [last, first];
  if (document.activeElement !== edge) return;
  event.preventDefault();
  next?.focus();
}

/** Whether an element is outside of closed groups; the summary of a closed group counts as shown. */
function isShown(element: Element): boolean {
  const group = element.closest("details:not([open])");
  return !group || element.parentElement === group;
}
