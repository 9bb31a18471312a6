import { fromTablet, fromWidest } from "../../utils/breakpoints";

/** The share of its row that a photograph takes: all, 7/12, 5/12 or a third. */
export type Span = "whole" | "wide" | "narrow" | "third";

/**
 * The width of a photograph in its row from 600 px: rows of two, alternating 7/5 and 5/7. If the
 * number is odd, the second row has three, so that none is left over.
 */
export function photoSpan(index: number, count: number): Span {
  if (count === 1) return "whole";
  if (count % 2 === 0) return spanInPairs(index);
  if (count === 3 || (index >= 2 && index < 5)) return "third";
  return index < 2 ? spanInPairs(index) : spanInPairs(index - 5);
}

function spanInPairs(index: number): Span {
  return index % 4 === 0 || index % 4 === 3 ? "wide" : "narrow";
}

/* the boxes have fixed heights: a 3:2 photograph is as wide as its box, or 1.5 times its height */
const widths: Record<Span, string> = {
  whole: `${fromWidest} 85rem, ${fromTablet} 92vw`,
  wide: `${fromWidest} 49rem, ${fromTablet} 54vw`,
  narrow: `${fromWidest} 40.5rem, ${fromTablet} 45vw`,
  third: `${fromWidest} 28rem, ${fromTablet} 32vw`,
};

/** Whether a photograph is alone in its row on a phone: every third one, and a single last one, but neither of two. */
export const fillsRow = (index: number, count: number) =>
  count !== 2 && (index % 3 === 0 || (index % 3 === 1 && index === count - 1));

/** The `sizes` of a photograph. */
export const photoSizes = (span: Span, isWholeRow: boolean) =>
  `${widths[span]}, ${isWholeRow ? "102vw" : "50vw"}`;
