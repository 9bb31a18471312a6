import { useEffect, useRef } from "react";
import { middle, moveLine } from "./line";

/** How long the line takes for one movement there and back, in milliseconds. */
const period = 5000;
/** The shortest time between two updates, in milliseconds. */
const refresh = 16;

/** The line's position after so many milliseconds of autoplay, in per cent; it starts in the middle. */
export function sweepPosition(elapsed: number): number {
  return middle + 50 * Math.sin((2 * Math.PI * elapsed) / period);
}

/** Autoplays the line while it is in view. Pointing at it or focusing it stops it for good (WCAG 2.2.2). */
function sweep(range: HTMLInputElement): () => void {
  let frame = 0;
  let elapsed = 0;
  let shown: number | undefined;
  const step = (now: number) => {
    frame = requestAnimationFrame(step);
    // a millisecond of tolerance: frames of a 60 Hz screen come about 16.67 ms apart
    if (shown !== undefined && now - shown < refresh - 1) return;
    elapsed += Math.min(now - (shown ?? now), period / 10);
    shown = now;
    moveLine(range, sweepPosition(elapsed));
  };
  const rest = () => cancelAnimationFrame(frame);
  const observer = new IntersectionObserver((entries) => {
    rest();
    shown = undefined;
    if (entries.at(-1)?.isIntersecting) frame = requestAnimationFrame(step);
  });
  const stop = () => {
    rest();
    observer.disconnect();
  };
  observer.observe(range);
  range.parentElement?.addEventListener("pointerenter", stop, { once: true });
  range.addEventListener("focus", stop, { once: true });
  return stop;
}

/** Autoplays the line of a comparison, unless the visitor has already used it. */
export function useSweep(autoplay: boolean) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const range = ref.current;
    const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    const isPointedAt = range?.parentElement?.matches(":hover");
    const isUsed = isPointedAt || range?.matches(":focus") || range?.valueAsNumber !== middle;
    return range && autoplay && !still && !isUsed ? sweep(range) : undefined;
  }, [autoplay]);
  return ref;
}
