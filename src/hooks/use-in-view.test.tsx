import { act, render, screen } from "@testing-library/react";
import { useInView } from "./use-in-view";

let report: (entries: Partial<IntersectionObserverEntry>[]) => void;
const observed: Element[] = [];

beforeEach(() => {
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(callback: typeof report) {
        report = callback;
      }
      observe(element: Element) {
        observed.push(element);
      }
      disconnect() {}
    },
  });
});

function Page() {
  const inView = useInView("main form");
  return (
    <>
      <main>
        <form aria-label="quote" />
        <form aria-label="contact" />
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
  act(() => report([{ target: contact, isIntersecting: false }]));
  expect(screen.getByText("out of view")).toBeInTheDocument();
});
