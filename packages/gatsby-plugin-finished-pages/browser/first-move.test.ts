/** @jest-environment jsdom */
import { onFirstMove, restTime } from "./first-move";

/** A page that is loading, unless said otherwise. */
function open({ saveData = false, readyState = "loading" } = {}) {
  Object.assign(navigator, { connection: { saveData } });
  window.requestIdleCallback = (run) => setTimeout(run);
  jest.spyOn(document, "readyState", "get").mockReturnValue(readyState as DocumentReadyState);
  let paint = () => {};
  window.PerformanceObserver = class {
    constructor(callback: (entries: unknown, observer: { disconnect: () => void }) => void) {
      paint = () => callback([], { disconnect: () => {} });
    }
    observe() {}
  } as unknown as typeof PerformanceObserver;
  const [fetchAhead, run] = [jest.fn(), jest.fn()];
  onFirstMove({ fetchAhead, run });
  return { fetchAhead, run, paint: () => paint() };
}

/** How the browser came to the page; jsdom knows nothing of it. */
const cameBy = (type: NavigationTimingType) =>
  Object.assign(performance, { getEntriesByType: () => [{ type }] });

const load = () => window.dispatchEvent(new Event("load"));
const move = (name: string) => window.dispatchEvent(new Event(name));

beforeEach(() => {
  jest.useFakeTimers();
  cameBy("navigate");
});

afterEach(() => {
  window.history.replaceState(null, "", "/");
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe("the first move", () => {
  it.each(["pointerdown", "pointermove", "scroll", "keydown", "focusin", "click", "popstate"])(
    "may be %s, and counts once",
    (name) => {
      const { fetchAhead, run, paint } = open();
      expect(run).not.toHaveBeenCalled();
      // As the scrolling of a strip, it may not reach the window from where it happens.
      document.body.dispatchEvent(new Event(name));
      expect(run).toHaveBeenCalledTimes(1);
      move("pointerdown");
      load();
      paint();
      jest.runAllTimers();
      expect(run).toHaveBeenCalledTimes(1);
      expect(fetchAhead).not.toHaveBeenCalled();
    },
  );

  it("is prepared for as soon as the visitor sees the page and nothing else is to do", () => {
    const { fetchAhead, run, paint } = open();
    load();
    jest.runAllTimers();
    expect(fetchAhead).not.toHaveBeenCalled();
    paint();
    jest.advanceTimersToNextFrame();
    expect(fetchAhead).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(fetchAhead).toHaveBeenCalledTimes(1);
    expect(run).not.toHaveBeenCalled();
    move("pointerdown");
    expect(run).toHaveBeenCalledTimes(1);
  });

  it("is not awaited for long", () => {
    const { run, paint } = open();
    load();
    paint();
    // Who reads without a move for that long may want to use the page next.
    expect(restTime).toBeLessThan(10_000);
    jest.advanceTimersByTime(restTime - 1);
    expect(run).not.toHaveBeenCalled();
    jest.runAllTimers();
    expect(run).toHaveBeenCalledTimes(1);
  });

  it("of a visitor who saves data is awaited, and nothing is fetched until then", () => {
    const { fetchAhead, run, paint } = open({ saveData: true });
    load();
    paint();
    jest.runAllTimers();
    expect(run).not.toHaveBeenCalled();
    move("scroll");
    expect(run).toHaveBeenCalledTimes(1);
    expect(fetchAhead).not.toHaveBeenCalled();
  });

  it.each(["#faq-ile", "?nr=26-AB12CD"])("is not awaited where the address has %s", (end) => {
    const { run } = open({ saveData: true });
    window.history.replaceState(null, "", `/${end}`);
    load();
    expect(run).toHaveBeenCalledTimes(1);
  });

  it("is not waited for in vain where all had loaded before", () => {
    window.history.replaceState(null, "", "/#faq-ile");
    expect(open({ readyState: "complete" }).run).toHaveBeenCalledTimes(1);
  });
});

test("after a reload nothing is awaited, since what was typed has to come back", () => {
  const { run } = open();
  cameBy("reload");
  load();
  expect(run).toHaveBeenCalledTimes(1);
});
