import { useCallback, useEffect, useRef, useState } from "react";

/** Milliseconds that a drop-down stays open after the pointer has left it. */
const closeDelay = 200;

interface OpenGroup {
  group: string;
  pressed: boolean;
  path: string;
}

/**
 * At most one drop-down is open: under the pointer, or for good once its button was pressed; on
 * another page than that of `path`, none.
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
    /** On pointerenter: opens at once, and closes any other. */
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
    /** On a press of the button: the first press keeps open what the pointer has opened. */
    press: (group: string) =>
      change(open?.group === group && open.pressed ? undefined : { group, pressed: true, path }),
    close: useCallback(() => change(), [change]),
  };
}
