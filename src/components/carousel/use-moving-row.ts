import { type ComponentType, type RefObject, useEffect, useState } from "react";
import type { MovingRowProps } from "./moving-row";

interface Moving {
  Row: ComponentType<MovingRowProps>;
  /** The index of the card that was scrolled to. */
  start: number;
}

/** How long a row must stay still to count as at rest, in milliseconds. */
const rest = 200;

/** The index of the first card in view; the row may have been scrolled by hand. */
function firstInView(row: HTMLElement): number {
  const [first, second] = row.querySelectorAll<HTMLElement>(":scope > *");
  const step = (second?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0);
  return step > 0 ? Math.round(row.scrollLeft / step) : 0;
}

/**
 * Lazy-loads the component that replaces the plain row once it is `wanted`. Waits while the focus
 * is inside or the row is scrolling, because the replacement would lose both. If loading fails, the
 * plain row stays.
 */
export function useMovingRow(
  ref: RefObject<HTMLElement | null>,
  wanted: boolean,
): Moving | undefined {
  const [moving, setMoving] = useState<Moving>();
  const idle = wanted && !moving;
  useEffect(() => {
    const row = ref.current;
    if (!idle || !row) return undefined;
    let cancelled = false;
    let takeOver: (() => void) | undefined;
    let scrolling: ReturnType<typeof setTimeout> | undefined;
    import("./moving-row").then(
      ({ MovingRow }) => {
        takeOver = () => {
          if (cancelled || scrolling || row.contains(document.activeElement)) return;
          setMoving({ Row: MovingRow, start: firstInView(row) });
        };
        takeOver();
      },
      () => undefined,
    );
    // during this event the focus is still inside
    const onFocusOut = () => setTimeout(() => takeOver?.());
    const onScroll = () => {
      clearTimeout(scrolling);
      scrolling = setTimeout(() => {
        scrolling = undefined;
        takeOver?.();
      }, rest);
    };
    row.addEventListener("focusout", onFocusOut);
    row.addEventListener("scroll", onScroll);
    return () => {
      cancelled = true;
      clearTimeout(scrolling);
      row.removeEventListener("focusout", onFocusOut);
      row.removeEventListener("scroll", onScroll);
    };
  }, [ref, idle]);
  return moving;
}
