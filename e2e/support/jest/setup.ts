/// <reference types="@testing-library/jest-dom" />

declare const MINUTES_AT_MOST: number;

// Generous, because a busy machine must not fail a test.
jest.setTimeout(MINUTES_AT_MOST * 60_000);
// Tests with sockets, processes and clocks; failures are logged even if the second try passes.
if (MINUTES_AT_MOST > 1) jest.retryTimes(1, { logErrorsBeforeRetry: true });

if (typeof window !== "undefined") {
  // Only tests with a DOM need its matchers.
  jest.requireActual("@testing-library/jest-dom");
  // jsdom has no layout, so nothing is ever in view, except with `fakeViewport`
  window.IntersectionObserver = jest.fn(() => ({
    observe: jest.fn(),
    unobserve: jest.fn(),
    disconnect: jest.fn(),
  })) as never;
}
