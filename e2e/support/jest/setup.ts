import "@testing-library/jest-dom";

// jsdom has no layout, so nothing is ever in view; `fakeViewport` says otherwise
if (typeof window !== "undefined") {
  window.IntersectionObserver = jest.fn(() => ({
    observe: jest.fn(),
    unobserve: jest.fn(),
    disconnect: jest.fn(),
  })) as never;
}
