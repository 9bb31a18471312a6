import { useSyncExternalStore } from "react";
import { onClock } from "../utils/on-clock";

/**
 * What the clock says, looked at again while the page is open. Undefined until hydration: no build knows when its pages
 * are read.
 */
export const useClock = <Value extends string | number | undefined>(
  read: () => Value,
): Value | undefined => useSyncExternalStore(onClock, read, () => undefined);
