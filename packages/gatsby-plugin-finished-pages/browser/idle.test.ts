/** @jest-environment jsdom */
import { whenDrawn, whenIdle, whenSeen } from "./idle";

/** Runs what waits for this, when the test says so. */
const waiting: Record<"idle" | "frame", (() => void)[]> = { idle: [], frame: [] };
const go = (name: keyof typeof waiting) => waiting[name].splice(0).forEach((run) => run());

beforeEach(() => {
  Object.assign(window, {
    requestIdleCallback: (run: () => void) => waiting.idle.push(run),
    requestAnimationFrame: (run: () => void) => waiting.frame.push(run),
  });
});

test("what can wait runs when the browser is idle, and where it does not tell, in the next task", () => {
  const run = jest.fn();
  whenIdle(run);
  expect(run).not.toHaveBeenCalled();
  go("idle");
  expect(run).toHaveBeenCalledTimes(1);
  jest.useFakeTimers();
  Reflect.deleteProperty(window, "requestIdleCallback");
  whenIdle(run);
  expect(run).toHaveBeenCalledTimes(1);
  jest.runAllTimers();
  expect(run).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});

test("after a frame it waits for an idle moment, too", () => {
  const run = jest.fn();
  whenDrawn(run);
  go("frame");
  expect(run).not.toHaveBeenCalled();
  go("idle");
  expect(run).toHaveBeenCalledTimes(1);
});

test("after the first paint, also one that was before, it waits for a frame, and for no second paint", () => {
  const run = jest.fn();
  const disconnect = jest.fn();
  const observe = jest.fn();
  let paint = () => {};
  class Observer {
    constructor(seen: (paints: unknown, observer: unknown) => void) {
      paint = () => seen([], { disconnect });
    }
    observe = observe;
  }
  Object.assign(window, { PerformanceObserver: Observer });
  whenSeen(run);
  expect(observe).toHaveBeenCalledWith({ type: "paint", buffered: true });
  paint();
  expect(disconnect).toHaveBeenCalledTimes(1);
  go("idle");
  expect(run).not.toHaveBeenCalled();
  go("frame");
  go("idle");
  expect(run).toHaveBeenCalledTimes(1);
});
