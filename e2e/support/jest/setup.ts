/// <reference types="@testing-library/jest-dom" />

declare const MINUTES_AT_MOST: number;

// Not a claim: a machine that is busy with other work must not fail a test.
jest.setTimeout(MINUTES_AT_MOST * 60_000);
// Tests with sockets, processes and clocks; what fails is printed, also where the second try passes.
if (MINUTES_AT_MOST > 1) jest.retryTimes(1, { logErrorsBeforeRetry: true });

if (typeof window !== "undefined") {
  // What asserts nothing of a document need not wait for it.
  jest.requireActual("@testing-library/jest-dom");
  // jsdom has no layout, so nothing is ever in view; `fakeViewport` says otherwise
  window.IntersectionObserver = jest.fn(() => ({
    observe: jest.fn(),
    unobserve: jest.fn(),
    disconnect: jest.fn(),
  })) as never;
}
