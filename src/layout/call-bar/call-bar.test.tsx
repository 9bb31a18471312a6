import { render, screen, within } from "@testing-library/react";
import { company, labels } from "../../../e2e/support/content/fixtures";
import { CallBar } from "./call-bar";

// a Friday noon
beforeEach(() => jest.useFakeTimers({ now: new Date("2026-11-27T12:00:00Z") }));
afterEach(() => jest.useRealTimers());

test("dials the line for quotes and leads to the form of the page", () => {
  render(<CallBar company={company} quoteHref="#wycena" labels={labels} />);
  const bar = within(screen.getByRole("region", { name: "Szybki kontakt" }));
  expect(bar.getByRole("link", { name: /^Zadzwoń/ })).toHaveAttribute("href", "tel:+48500100200");
  expect(bar.getByRole("link", { name: "Bezpłatna wycena" })).toHaveAttribute("href", "#wycena");
});

test("only dials where a quote was just asked for", () => {
  render(<CallBar company={company} quoteHref={null} labels={labels} />);
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "Zadzwoń do 16:00",
  ]);
});

test.each([
  ["2026-11-27T14:59:00Z", "Zadzwoń do 16:00"],
  ["2026-11-27T15:00:00Z", "Zadzwoń poniedziałek od 8:00"],
  ["2026-11-30T06:59:00Z", "Zadzwoń od 8:00"],
])("at %s says when somebody answers: %s", (now, label) => {
  jest.setSystemTime(new Date(now));
  render(<CallBar company={company} quoteHref={null} labels={labels} />);
  expect(screen.getByRole("link")).toHaveTextContent(label);
});

test("as built, and without hours, it only says to call", () => {
  const bare = <CallBar company={{ ...company, hours: [] }} quoteHref={null} labels={labels} />;
  render(bare);
  expect(screen.getByRole("link")).toHaveTextContent(/^Zadzwoń$/);
});
