import { useEffect, useRef, type FormEvent, type PointerEvent } from "react";

const middle = 50;
/** There and back, by itself. */
const period = 5000;

/** Where the line stands after so many milliseconds by itself: from the middle, in per cent. */
export function sweepPosition(elapsed: number): number {
  return middle + 50 * Math.sin((2 * Math.PI * elapsed) / period);
}

/** Moves the line: a CSS variable on the stage, not React state, so that nothing renders on the way. */
function place(range: HTMLInputElement, position: number): void {
  const clamped = Math.min(100, Math.max(0, position));
  range.value = String(clamped);
  range.parentElement?.style.setProperty("--pos", `${clamped}%`);
}

/** The properties that make a range input move the line of a comparison. */
export function useComparison(mode: string, autoplay: boolean) {
  const ref = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const range = ref.current;
    const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (!range || !autoplay || still) return undefined;
    const start = performance.now();
    const sweep = (now: number) => {
      place(range, sweepPosition(now - start));
      frame = requestAnimationFrame(sweep);
    };
    let frame = requestAnimationFrame(sweep);
    const stop = () => cancelAnimationFrame(frame);
    range.addEventListener("pointerenter", stop);
    range.addEventListener("focus", stop);
    return () => {
      stop();
      range.removeEventListener("pointerenter", stop);
      range.removeEventListener("focus", stop);
    };
  }, [autoplay]);

  const onInput = ({ currentTarget }: FormEvent<HTMLInputElement>) =>
    place(currentTarget, currentTarget.valueAsNumber);
  if (mode !== "hover") return { ref, onInput };

  return {
    ref,
    onInput,
    onPointerMove: ({ currentTarget, pointerType, clientX }: PointerEvent<HTMLInputElement>) => {
      if (pointerType !== "mouse") return;
      const { left, width } = currentTarget.getBoundingClientRect();
      delete currentTarget.parentElement?.dataset["returning"];
      place(currentTarget, ((clientX - left) / width) * 100);
    },
    onPointerLeave: ({ currentTarget, pointerType }: PointerEvent<HTMLInputElement>) => {
      if (pointerType !== "mouse") return;
      currentTarget.parentElement?.setAttribute("data-returning", "");
      place(currentTarget, middle);
    },
  };
}
