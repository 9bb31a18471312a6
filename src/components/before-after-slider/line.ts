import { fillIn } from "../../../packages/utils";

/** Where the line starts, in per cent of the width. */
export const middle = 50;

/** On the input of a comparison: its mode, `drag` or `hover`, and the words for its position. */
export const attributes = { mode: "data-line", words: "data-line-words" } as const;

/**
 * Moves the line: the input and a CSS variable, not React state, so that nothing renders on the way.
 * Assistive technology reads the position in words, with whole numbers.
 */
export function placeLine(range: HTMLInputElement, position: number): void {
  const clamped = Math.min(100, Math.max(0, position));
  const words = range.getAttribute(attributes.words) ?? "";
  range.value = String(clamped);
  range.setAttribute("aria-valuetext", fillIn(words, { percent: Math.round(clamped) }));
  range.parentElement?.style.setProperty("--pos", `${clamped}%`);
}

/**
 * Moves the lines of all comparisons of a page by pointer, finger and keys. It needs no React, so that
 * a comparison works before React does (`src/gatsby/browser/before-react.ts`).
 */
export function followLines(): void {
  /* where a finger came down, and where the line is while it stays */
  let finger: { x: number; y: number; position: number } | undefined;

  /* the browser itself moves a range as soon as a finger comes down: too soon, it may scroll */
  document.addEventListener("input", ({ target }) => {
    if (isLine(target)) placeLine(target, finger?.position ?? target.valueAsNumber);
  });

  document.addEventListener("pointerdown", ({ target, pointerType, clientX: x, clientY: y }) => {
    if (!isLine(target) || pointerType !== "touch") return;
    finger = { x, y, position: target.valueAsNumber };
  });

  /* browsers differ in what of a range can be dragged; here it is all of it, in all of them */
  document.addEventListener("pointermove", (event) => {
    const { target, clientX, clientY, buttons } = event;
    if (!isLine(target) || !(followsPointer(target, event) || buttons & 1)) return;
    const position = positionAt(target, clientX);
    if (finger) {
      if (Math.abs(clientY - finger.y) > Math.abs(clientX - finger.x)) return;
      finger.position = position;
    }
    delete target.parentElement?.dataset["returning"];
    placeLine(target, position);
  });

  /* a tap: a finger that scrolls is cancelled instead */
  document.addEventListener("pointerup", ({ target, clientX }) => {
    if (finger && isLine(target)) placeLine(target, positionAt(target, clientX));
    finger = undefined;
  });

  document.addEventListener("pointercancel", ({ target }) => {
    if (finger && isLine(target)) placeLine(target, finger.position);
    finger = undefined;
  });

  document.addEventListener("pointerout", (event) => {
    if (!isLine(event.target) || !followsPointer(event.target, event)) return;
    event.target.parentElement?.setAttribute("data-returning", "");
    placeLine(event.target, middle);
  });
}

const isLine = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.hasAttribute(attributes.mode);

const followsPointer = (range: HTMLInputElement, { pointerType }: PointerEvent) =>
  range.getAttribute(attributes.mode) === "hover" && pointerType === "mouse";

function positionAt(range: HTMLInputElement, clientX: number): number {
  const { left, width } = range.getBoundingClientRect();
  return ((clientX - left) / width) * 100;
}
