import { fillIn } from "../../../packages/utils";

/** Where the line starts, in per cent of the width. */
export const middle = 50;

/** Attributes of a comparison's input: its mode (`drag` or `hover`), and the text for its position. */
export const attributes = { mode: "data-line", words: "data-line-words" } as const;

/**
 * Moves the line by the input's value and a CSS variable instead of React state, so that nothing
 * renders again. Sets `aria-valuetext` to the position in words, in whole per cent.
 * @param position in per cent of the width; limited to 0–100
 */
export function moveLine(range: HTMLInputElement, position: number): void {
  const clamped = Math.min(100, Math.max(0, position));
  const words = range.getAttribute(attributes.words) ?? "";
  range.value = String(clamped);
  range.setAttribute("aria-valuetext", fillIn(words, { percent: Math.round(clamped) }));
  range.parentElement?.style.setProperty("--pos", `${clamped}%`);
}

/**
 * Moves the lines of all comparisons on a page by pointer, touch and keyboard. It does not need
 * React, so a comparison works before hydration (`src/gatsby/browser/before-react.ts`).
 */
export function moveComparisonLines(): void {
  /* where a touch started, and where the line stays until it moves */
  let finger: { x: number; y: number; start: number; position: number } | undefined;

  /* a browser moves a range as soon as it is touched, which is too early: the touch may be a scroll */
  document.addEventListener("input", ({ target }) => {
    if (isLine(target)) moveLine(target, finger?.position ?? target.valueAsNumber);
  });

  document.addEventListener("pointerdown", (event) => {
    const { target, pointerType, isPrimary, clientX: x, clientY: y } = event;
    if (!isLine(target) || pointerType !== "touch") return;
    if (finger && !isPrimary) {
      /* two fingers enlarge the page: the line goes back and stays */
      moveLine(target, finger.start);
      finger = { ...finger, x: NaN, position: finger.start };
    } else {
      const start = target.valueAsNumber;
      finger = { x, y, start, position: start };
    }
  });

  /* browsers differ in which part of a range can be dragged; here all of it can be */
  document.addEventListener("pointermove", (event) => {
    const { target, clientX, clientY, buttons } = event;
    if (!isLine(target) || !(followsPointer(target, event) || buttons & 1)) return;
    const position = positionAt(target, clientX);
    if (finger) {
      const isSideways = Math.abs(clientX - finger.x) >= Math.abs(clientY - finger.y);
      if (!isSideways) return;
      finger.position = position;
    }
    delete target.parentElement?.dataset["returning"];
    moveLine(target, position);
  });

  /* a tap ends with pointerup, a touch that scrolls with pointercancel */
  const lift = ({ type, target, clientX }: PointerEvent) => {
    if (finger && isLine(target)) {
      const isTap = type === "pointerup" && !Number.isNaN(finger.x);
      moveLine(target, isTap ? positionAt(target, clientX) : finger.position);
    }
    finger = undefined;
  };
  document.addEventListener("pointerup", lift);
  document.addEventListener("pointercancel", lift);

  document.addEventListener("pointerout", (event) => {
    if (!isLine(event.target) || !followsPointer(event.target, event)) return;
    event.target.parentElement?.setAttribute("data-returning", "");
    moveLine(event.target, middle);
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
