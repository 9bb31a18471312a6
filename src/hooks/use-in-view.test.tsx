import { act, render, screen, waitFor } from "@testing-library/react";
import { useRef } from "react";
import { useInView } from "./use-in-view";

let report: (entries: Partial<IntersectionObserverEntry>[]) => void;
let margin: string | undefined;
const disconnect = jest.fn();
const observed: Element[] = [];

beforeEach(() => {
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(callback: typeof report, options?: IntersectionObserverInit) {
        report = callback;
        margin = options?.rootMargin;
      }
      observe(element: Element) {
        observed.push(element);
      }
      disconnect = disconnect;
    },
  });
});

afterEach(() => observed.splice(0));

function Page({ later }: { later?: boolean }) {
  const inView = useInView("main form");
  return (
    <>
      <main>
        <form aria-label="quote" />
        <form aria-label="contact" />
        {later && <form aria-label="later" />}
      </main>
      <form aria-label="outside" />
      {inView ? "in view" : "out of view"}
    </>
  );
}

test("reports whether any of the elements that a selector finds is in view", () => {
  render(<Page />);
  const [quote, contact] = ["quote", "contact"].map((name) => screen.getByRole("form", { name }));
  expect(observed).toEqual([quote, contact]);
  act(() => report([{ target: quote, isIntersecting: true }]));
  expect(screen.getByText("in view")).toBeInTheDocument();
  act(() =>
    report([
      { target: contact, isIntersecting: true },
      { target: quote, isIntersecting: false },
    ]),
  );
  expect(screen.getByText("in view")).toBeInTheDocument();
  // a browser reports only what has changed
  act(() => report([{ target: quote, isIntersecting: true }]));
  act(() => report([{ target: contact, isIntersecting: false }]));
  expect(screen.getByText("in view")).toBeInTheDocument();
  act(() => report([{ target: quote, isIntersecting: false }]));
  expect(screen.getByText("out of view")).toBeInTheDocument();
});

test("finds those of the page's later parts, too", async () => {
  const { rerender } = render(<Page />);
  rerender(<Page later />);
  const later = screen.getByRole("form", { name: "later" });
  await waitFor(() => expect(observed).toContain(later));
  act(() => report([{ target: later, isIntersecting: true }]));
  expect(screen.getByText("in view")).toBeInTheDocument();
});

test("watches an element itself, nearer than it must be, until it goes", () => {
  function Row() {
    const row = useRef<HTMLParagraphElement>(null);
    return <p ref={row}>{useInView(row, "100% 0px") ? "near" : "far"}</p>;
  }
  const { unmount } = render(<Row />);
  expect(margin).toBe("100% 0px");
  const [target] = observed;
  expect(target).toHaveTextContent("far");
  act(() => report([{ target, isIntersecting: true }]));
  expect(target).toHaveTextContent("near");
  disconnect.mockClear();
  unmount();
  expect(disconnect).toHaveBeenCalledTimes(1);
});
