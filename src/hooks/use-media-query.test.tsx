import { renderHook } from "@testing-library/react";
import { fakeMedia } from "@typed-site/test-support/fake-browser";
import { useMediaQuery } from "./use-media-query";

test("says whether the query matches, also when that changes", () => {
  const setMedia = fakeMedia("min-width: 64em");
  const { result } = renderHook(() => useMediaQuery("(min-width: 64em)"));
  expect(result.current).toBe(true);
  setMedia();
  expect(result.current).toBe(false);
  setMedia("min-width: 64em");
  expect(result.current).toBe(true);
});

test("listens no longer than its component is there", () => {
  const list = { matches: false, addEventListener: jest.fn(), removeEventListener: jest.fn() };
  window.matchMedia = () => list as unknown as MediaQueryList;
  const { unmount } = renderHook(() => useMediaQuery("print"));
  unmount();
  expect(list.removeEventListener.mock.calls).toEqual(list.addEventListener.mock.calls);
});
