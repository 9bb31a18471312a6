import { type SetStateAction, useCallback, useEffect, useRef, useState } from "react";

/** How long a drop-down stays open after the pointer has left it, in milliseconds. */
const closeDelay = 200;

interface OpenGroup {
  group: string;
  pressed: boolean;
}

/**
 * Opens at most one drop-down: on hover, or permanently by its button. A page change closes it.
 * @param path of the current page
 */
export function useOpenGroup(path: string) {
  const [open, setOpen] = useState<OpenGroup>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const change = useCallback((next: SetStateAction<OpenGroup | undefined>) => {
    clearTimeout(timer.current);
    setOpen(next);
  }, []);
  const close = useCallback(() => change(undefined), [change]);
  useEffect(() => close, [path, close]);

  return {
    group: open?.group,
    pressed: open?.pressed ?? false,
    /** On pointerenter: opens at once, closing any other. */
    enter: useCallback(
      (group: string) => change((now) => (now?.group === group ? now : { group, pressed: false })),
      [change],
    ),
    /** On pointerleave: closes after a delay. */
    leave: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(close, closeDelay);
    },
    /** On a click: pins a drop-down that hover has opened; closes a pinned one. */
    press: (group: string) =>
      change(open?.group === group && open.pressed ? undefined : { group, pressed: true }),
    close,
  };
}
