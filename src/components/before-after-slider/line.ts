import { fillIn } from "../../utils/text/fill-in";

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
    const { pointerType, isPrimary, clientX: x, clientY: y } = event;
    const line = lineUnder(event);
    if (!line || pointerType !== "touch") return;
    if (finger && !isPrimary) {
      /* two fingers enlarge the page: the line goes back and stays */
      moveLine(line, finger.start);
      finger = { ...finger, x: NaN, position: finger.start };
    } else {
      const start = line.valueAsNumber;
      finger = { x, y, start, position: start };
    }
  });

  /* browsers differ in which part of a range can be dragged; here all of it can be */
  document.addEventListener("pointermove", (event) => {
    const { clientX, clientY, buttons } = event;
    const line = lineUnder(event);
    if (!line || !(followsPointer(line, event) || buttons & 1)) return;
    const position = positionAt(line, clientX);
    if (finger) {
      const isSideways = Math.abs(clientX - finger.x) >= Math.abs(clientY - finger.y);
      if (!isSideways) return;
      finger.position = position;
    }
    delete line.parentElement?.dataset["returning"];
    moveLine(line, position);
  });

  /* a tap ends with pointerup, a touch that scrolls with pointercancel */
  const lift = (event: PointerEvent) => {
    const line = lineUnder(event);
    if (finger && line) {
      const isTap = event.type === "pointerup" && !Number.isNaN(finger.x);
      moveLine(line, isTap ? positionAt(line, event.clientX) : finger.position);
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

/** The input of the comparison at a pointer. Fingers touch what is around it: Chromium takes pinches off a range. */
const lineUnder = ({ target }: Event): HTMLInputElement | undefined =>
  isLine(target)
    ? target
    : target instanceof Element
      ? [...target.children].find(isLine)
      : undefined;

const followsPointer = (range: HTMLInputElement, { pointerType }: PointerEvent) =>
  range.getAttribute(attributes.mode) === "hover" && pointerType === "mouse";

function positionAt(range: HTMLInputElement, clientX: number): number {
  const { left, width } = range.getBoundingClientRect();
  return ((clientX - left) / width) * 100;
}
