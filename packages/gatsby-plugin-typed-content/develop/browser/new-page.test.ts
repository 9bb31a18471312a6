/** @jest-environment jsdom */
import { awaitNewPage } from "./new-page";

const answers = (...statuses: boolean[]) => {
  const fetchPage = jest.fn(() => Promise.resolve({ ok: statuses.shift() ?? true }));
  Object.assign(window, { fetch: fetchPage });
  return fetchPage;
};

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
});
afterEach(() => jest.useRealTimers());

test("a page that is not made yet comes by itself", async () => {
  window.history.pushState(null, "", "/zakladanie-ogrodu/tarasy");
  const fetchPage = answers(false, false, true);
  const reload = jest.fn();
  const opened = awaitNewPage(reload);
  await jest.advanceTimersByTimeAsync(900);
  expect(fetchPage).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(100);
  expect(reload).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1000);
  await opened;
  expect(reload).toHaveBeenCalledTimes(1);
  const address = "/page-data/zakladanie-ogrodu/tarasy/page-data.json";
  expect(fetchPage).toHaveBeenLastCalledWith(address, expect.anything());
});

test("a page that is there stays as it is", async () => {
  answers(true);
  const reload = jest.fn();
  await awaitNewPage(reload);
  expect(reload).not.toHaveBeenCalled();
});
