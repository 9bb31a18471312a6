/** @jest-environment jsdom */
import { onClock } from "./on-clock";

const look = jest.fn();
const show = () => document.dispatchEvent(new Event("visibilitychange"));
const goBack = () => window.dispatchEvent(new Event("pageshow"));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("what the clock says is looked at each minute, and when the page is shown again, until that is ended", () => {
  const end = onClock(look);
  const looks = (happens: () => void) => {
    look.mockClear();
    happens();
    return look.mock.calls.length;
  };
  const minute = () => jest.advanceTimersByTime(60_000);
  expect([minute, show, goBack].map(looks)).toEqual([1, 1, 1]);
  end();
  expect([minute, show, goBack].map(looks)).toEqual([0, 0, 0]);
});
