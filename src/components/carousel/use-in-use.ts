import { type RefObject, useEffect, useState } from "react";

/** Ways to use an element, each with the event that begins it and those that end it. */
const uses = {
  focus: { begin: "focusin", ends: ["focusout"] },
  finger: { begin: "touchstart", ends: ["touchend", "touchcancel"] },
};

/** Whether the element contains the focus or is being touched. */
export function useInUse(ref: RefObject<HTMLElement | null>): boolean {
  const [current, setCurrent] = useState({ focus: false, finger: false });
  useEffect(() => {
    const element = ref.current;
    const listening = new AbortController();
    for (const [use, { begin, ends }] of Object.entries(uses)) {
      const set = (value: boolean) => () => setCurrent((now) => ({ ...now, [use]: value }));
      const options = { signal: listening.signal, passive: true };
      element?.addEventListener(begin, set(true), options);
      ends.forEach((end) => element?.addEventListener(end, set(false), options));
    }
    return () => listening.abort();
  }, [ref]);
  return current.focus || current.finger;
}
