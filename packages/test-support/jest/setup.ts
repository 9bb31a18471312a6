/// <reference types="@testing-library/jest-dom" />

declare const MINUTES_AT_MOST: number;

// Generous, because a busy machine must not fail a test.
jest.setTimeout(MINUTES_AT_MOST * 60_000);

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
