import { useCallback, useEffect, useRef, useState } from "react";

/** How long a drop-down stays open after the pointer has left it, in milliseconds. */
const closeDelay = 200;

interface OpenGroup {
  group: string;
  pressed: boolean;
  path: string;
}

/**
 * Opens at most one drop-down: on hover, or permanently by its button. A page change closes it.
 * @param path of the current page
 */
export function useOpenGroup(path: string) {
  const [state, setOpen] = useState<OpenGroup>();
  const open = state?.path === path ? state : undefined;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const change = useCallback((next?: OpenGroup) => {
    clearTimeout(timer.current);
    setOpen(next);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    group: open?.group,
    pressed: open?.pressed ?? false,
    /** On pointerenter: opens at once, closing any other. */
    enter: useCallback(
      (group: string) => {
        clearTimeout(timer.current);
        setOpen((now) => ({
          group,
          pressed: now?.path === path && now.group === group && now.pressed,
          path,
        }));
      },
      [path],
    ),
    /** On pointerleave: closes after a delay. */
    leave: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(change, closeDelay);
    },
    /** On a click: pins a drop-down that hover has opened; closes a pinned one. */
    press: (group: string) =>
      change(open?.group === group && open.pressed ? undefined : { group, pressed: true, path }),
    close: useCallback(() => change(), [change]),
  };
}
