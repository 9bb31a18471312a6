/** @jest-environment jsdom */
import { isCanvasRight } from "./is-canvas-right";

/** What a canvas of one colour gives back of a square of 16 pixels, in red, green, blue and opacity. */
type Answer = (colour: readonly number[]) => number[];

const square: Answer = (colour) => Array.from({ length: 256 }, () => colour).flat();

/** A browser whose canvas answers so. */
function browserWith(answer: Answer): void {
  let colour: number[] = [];
  const context = {
    set fillStyle(written: string) {
      colour = [...(written.match(/\d+/g) ?? []).map(Number), 255];
    },
    fillRect: () => undefined,
    getImageData: () => ({ data: answer(colour) }),
  };
  HTMLCanvasElement.prototype.getContext = (() => context) as never;
}

test("a canvas is right that gives back what is drawn", () => {
  browserWith(square);
  expect(isCanvasRight()).toBe(true);
});

test.each<[string, Answer]>([
  [
    "noise (Firefox that resists fingerprinting)",
    (colour) => square(colour).map((_n, at) => at % 251),
  ],
  ["white (Tor Browser before it drew noise)", () => square([255, 255, 255, 255])],
  ["nothing, transparent", () => square([0, 0, 0, 0])],
  [
    "one pixel that is off by one (Canvas Blocker, Brave)",
    (colour) => square(colour).with(400, 201),
  ],
  [
    "an error",
    () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    },
  ],
])("a canvas lies that gives back %s", (_name, answer) => {
  browserWith(answer);
  expect(isCanvasRight()).toBe(false);
});

test("a browser without a canvas has none that is right", () => {
  HTMLCanvasElement.prototype.getContext = () => null;
  expect(isCanvasRight()).toBe(false);
});
