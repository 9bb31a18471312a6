import { act } from "@testing-library/react";

/**
 * Mocks media queries, which jsdom lacks: those that contain one of these texts match. Returns a
 * function to change them.
 */
export function fakeMedia(...matching: string[]): (...next: string[]) => void {
  let current = matching;
  const listeners = new Set<() => void>();
  window.matchMedia = (query: string) =>
    Object.assign(new EventTarget(), {
      media: query,
      get matches() {
        return current.some((part) => query.includes(part));
      },
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
      addEventListener: (_: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    });
  return (...next) => {
    current = next;
    act(() => listeners.forEach((listener) => listener()));
  };
}

/**
 * Mocks IntersectionObserver, which jsdom lacks: everything observed is in view, until the returned
 * function says otherwise.
 */
export function fakeViewport(inView = true): (inView: boolean) => void {
  let current = inView;
  const callbacks = new Set<() => void>();
  class FakeObserver {
    target?: Element;
    readonly report: () => void;
    constructor(callback: IntersectionObserverCallback) {
      this.report = () => {
        const { target } = this;
        const entry = { isIntersecting: current, target } as IntersectionObserverEntry;
        callback([entry], this as never);
      };
    }
    observe(target: Element): void {
      this.target = target;
      callbacks.add(this.report);
      this.report();
    }
    unobserve(): void {
      this.disconnect();
    }
    disconnect(): void {
      callbacks.delete(this.report);
    }
  }
  window.IntersectionObserver = FakeObserver as unknown as typeof IntersectionObserver;
  return (next) => {
    current = next;
    act(() => callbacks.forEach((report) => report()));
  };
}
