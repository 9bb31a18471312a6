import { act, renderHook } from "@testing-library/react";
import { useKeyboardOpen } from "./use-keyboard-open";

const viewport = Object.assign(new EventTarget(), { height: 800, scale: 1 });

beforeEach(() => {
  Object.defineProperty(window, "visualViewport", { configurable: true, value: viewport });
  Object.defineProperty(window, "innerHeight", { configurable: true, value: 800 });
});

function resizeTo(height: number, scale: number) {
  Object.assign(viewport, { height, scale });
  act(() => {
    viewport.dispatchEvent(new Event("resize"));
  });
}

test("a keyboard takes a large part of the window, a zoom does not", () => {
  const { result } = renderHook(() => useKeyboardOpen());
  expect(result.current).toBe(false);
  resizeTo(400, 1);
  expect(result.current).toBe(true);
  resizeTo(400, 2);
  expect(result.current).toBe(false);
});
