import { type ComponentType, type RefObject, useEffect, useState } from "react";
import type { MovingRowProps } from "./moving-row";

interface Moving {
  Row: ComponentType<MovingRowProps>;
  /** The index of the card that was scrolled to. */
  start: number;
}

/** How long a row must stay still to count as at rest, in milliseconds. */
const REST_MS = 200;

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
  const [Row, setRow] = useState<ComponentType<MovingRowProps>>();
  const [start, setStart] = useState<number>();
  useEffect(() => {
    if (!wanted) return;
    import("./moving-row").then(
      ({ MovingRow }) => setRow(() => MovingRow),
      () => undefined,
    );
  }, [wanted]);
  const waits = wanted && Row && start === undefined;
  useEffect(() => {
    const row = ref.current;
    if (!waits || !row) return undefined;
    let before = row.scrollLeft;
    const timer = setInterval(() => {
      const rests = row.scrollLeft === before && !row.contains(document.activeElement);
      before = row.scrollLeft;
      if (rests) setStart(firstInView(row));
    }, REST_MS);
    return () => clearInterval(timer);
  }, [ref, waits]);
  return Row && start !== undefined ? { Row, start } : undefined;
}
