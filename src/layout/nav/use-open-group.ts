import { useCallback, useEffect, useRef, useState } from "react";

/** Milliseconds that a drop-down stays after the pointer has left; from the specification. */
export const closeDelay = 200;

/** One drop-down, or none, is open: under the pointer, or for good once its button was pressed. */
export function useOpenGroup() {
  const [open, setOpen] = useState<{ group: string; pressed: boolean }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const change = useCallback((next?: { group: string; pressed: boolean }) => {
    clearTimeout(timer.current);
    setOpen(next);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    group: open?.group,
    pressed: open?.pressed ?? false,
    /** The pointer has come: opens at once, in place of any other. */
    enter: useCallback((group: string) => {
      clearTimeout(timer.current);
      setOpen((now) => ({ group, pressed: now?.group === group && now.pressed }));
    }, []),
    /** The pointer has gone. */
    leave: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(change, closeDelay);
    },
    /** The button was pressed: the first press keeps what the pointer has opened. */
    press: (group: string) =>
      change(open?.group === group && open.pressed ? undefined : { group, pressed: true }),
    close: useCallback(() => change(), [change]),
  };
}
