import { useEffect, useRef, type FormEvent, type PointerEvent } from "react";
import { fillIn } from "../../utils/fill-in";

type RangePointer = PointerEvent<HTMLInputElement>;

/** Where the line starts, in per cent of the width. */
export const middle = 50;
/** There and back by itself, in milliseconds (specification §9). */
const period = 5000;
/** The least time between two positions by itself, in milliseconds (specification §9). */
const refresh = 16;

/** Where the line stands after so many milliseconds by itself: from the middle, in per cent. */
export function sweepPosition(elapsed: number): number {
  return middle + 50 * Math.sin((2 * Math.PI * elapsed) / period);
}

/**
 * Moves the line: the input and a CSS variable, not React state, so that nothing renders on the way.
 * Assistive technology hears the position in words, with whole numbers.
 */
function place(range: HTMLInputElement, position: number, words: string): void {
  const clamped = Math.min(100, Math.max(0, position));
  range.value = String(clamped);
  range.setAttribute("aria-valuetext", fillIn(words, { percent: Math.round(clamped) }));
  range.parentElement?.style.setProperty("--pos", `${clamped}%`);
}

/** Moves the line by itself while it is in view, until a pointer enters or the focus comes. */
function sweep(range: HTMLInputElement, words: string): () => void {
  let frame = 0;
  let elapsed = 0;
  let shown: number | undefined;
  const step = (now: number) => {
    frame = requestAnimationFrame(step);
    // a millisecond of grace: frames of a 60 Hz screen come 16.67 ms apart, give or take
    if (shown !== undefined && now - shown < refresh - 1) return;
    elapsed += Math.min(now - (shown ?? now), period / 10);
    shown = now;
    place(range, sweepPosition(elapsed), words);
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
  range.addEventListener("pointerenter", stop, { once: true });
  range.addEventListener("focus", stop, { once: true });
  return stop;
}

/**
 * The properties that make a range input move the line of a comparison. `mode` is `drag` or
 * `hover`; `words` say where the line is, with `{percent}`.
 */
export function useComparison(mode: string, autoplay: boolean, words: string) {
  const ref = useRef<HTMLInputElement>(null);
  /* where a finger came down, and where the line is while it stays */
  const finger = useRef<{ x: number; y: number; position: number }>();

  useEffect(() => {
    const range = ref.current;
    const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    return range && autoplay && !still ? sweep(range, words) : undefined;
  }, [autoplay, words]);

  const lift = () => {
    finger.current = undefined;
  };

  return {
    ref,
    /* the browser itself moves a range as soon as a finger comes down: too soon, it may scroll */
    onInput: ({ currentTarget }: FormEvent<HTMLInputElement>) =>
      place(currentTarget, finger.current?.position ?? currentTarget.valueAsNumber, words),
    onPointerDown: ({ currentTarget, pointerType, clientX: x, clientY: y }: RangePointer) => {
      if (pointerType === "touch") finger.current = { x, y, position: currentTarget.valueAsNumber };
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    /* browsers differ in what of a range can be dragged; here it is all of it, in all of them */
    onPointerMove: ({ currentTarget, pointerType, clientX, clientY, buttons }: RangePointer) => {
      const follows = mode === "hover" && pointerType === "mouse";
      if (!follows && !(buttons & 1)) return;
      const { left, width } = currentTarget.getBoundingClientRect();
      const position = ((clientX - left) / width) * 100;
      if (finger.current) {
        const { x, y } = finger.current;
        if (Math.abs(clientY - y) > Math.abs(clientX - x)) return;
        finger.current.position = position;
      }
      delete currentTarget.parentElement?.dataset["returning"];
      place(currentTarget, position, words);
    },
    onPointerLeave: ({ currentTarget, pointerType }: RangePointer) => {
      if (mode !== "hover" || pointerType !== "mouse") return;
      currentTarget.parentElement?.setAttribute("data-returning", "");
      place(currentTarget, middle, words);
    },
  };
}
