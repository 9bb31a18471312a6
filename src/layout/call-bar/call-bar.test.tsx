import { act, render, screen, within } from "@testing-library/react";
import { fakeViewport } from "@typed-site/test-support/fake-browser";
import { company, labels } from "../../../e2e/support/content/fixtures";
import { CallBar } from "./call-bar";

// a Friday noon
beforeEach(() => jest.useFakeTimers({ now: new Date("2026-11-27T12:00:00Z") }));
afterEach(() => jest.useRealTimers());

test("dials the line for quotes and leads to the form of the page", () => {
  render(<CallBar company={company} quoteHref="#wycena" labels={labels} notices={[]} />);
  const bar = within(screen.getByRole("region", { name: "Szybki kontakt" }));
  expect(bar.getByRole("link", { name: /^Zadzwoń/ })).toHaveAttribute("href", "tel:+48500100200");
  expect(bar.getByRole("link", { name: "Bezpłatna wycena" })).toHaveAttribute("href", "#wycena");
});

test("only dials where a quote was just asked for", () => {
  render(<CallBar company={company} quoteHref={null} labels={labels} notices={[]} />);
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "Zadzwoń do 16:00",
  ]);
});

test.each([
  ["2026-11-27T14:59:00Z", "Zadzwoń do 16:00"],
  ["2026-11-27T15:00:00Z", "Zadzwoń pon. od 8:00"],
  ["2026-11-30T06:59:00Z", "Zadzwoń od 8:00"],
])("at %s says when somebody answers: %s", (now, label) => {
  jest.setSystemTime(new Date(now));
  render(<CallBar company={company} quoteHref={null} labels={labels} notices={[]} />);
  expect(screen.getByRole("link")).toHaveTextContent(label);
});

const bar = <CallBar company={company} quoteHref={null} labels={labels} notices={[]} />;

test.each([
  ["visibilitychange", () => document.dispatchEvent(new Event("visibilitychange"))],
  ["pageshow", () => window.dispatchEvent(new Event("pageshow"))],
  ["a minute that passes", () => jest.advanceTimersByTime(60_000)],
])("a tab of yesterday says when somebody answers today, after %s", (_, wake) => {
  render(bar);
  jest.setSystemTime(new Date("2026-11-28T09:00:00Z"));
  act(() => void wake());
  expect(screen.getByRole("link")).toHaveTextContent("Zadzwoń pon. od 8:00");
});

test.each([
  ["2026-12-25T10:00:00Z", "Zadzwoń pon. od 8:00"],
  ["2026-11-11T10:00:00Z", "Zadzwoń czw. od 8:00"],
  ["2027-03-29T10:00:00Z", "Zadzwoń wt. od 8:00"],
])("on a day off, %s, it says when somebody answers next: %s", (now, label) => {
  jest.setSystemTime(new Date(now));
  render(bar);
  expect(screen.getByRole("link")).toHaveTextContent(label);
});

test.each([
  ["Od 24 listopada do 3 grudnia mamy urlop.", "Zadzwoń"],
  ["Przerwa od 24.11 do 3.12.", "Zadzwoń"],
  ["Po wichurze najpierw usuwamy 3 drzewa.", "Zadzwoń do 16:00"],
])("beside today's notice „%s” it says: %s", (text, label) => {
  const other = { text: "Zapraszamy.", first: "2026-11-20", last: "2026-11-27" };
  const notices = [other, { ...other, text }];
  render(<CallBar company={company} quoteHref={null} labels={labels} notices={notices} />);
  expect(screen.getByRole("link").textContent).toBe(label);
  jest.setSystemTime(new Date("2026-11-30T12:00:00Z"));
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  expect(screen.getByRole("link").textContent).toBe("Zadzwoń do 16:00");
});

test("a notice of days to come changes nothing today", () => {
  const text = "Od 1 do 3 grudnia mamy urlop.";
  const notices = [{ text, first: "2026-11-28", last: "2026-12-03" }];
  render(<CallBar company={company} quoteHref={null} labels={labels} notices={notices} />);
  expect(screen.getByRole("link").textContent).toBe("Zadzwoń do 16:00");
});

test("makes room while a form of the page is in view", () => {
  const setInView = fakeViewport(false);
  render(
    <>
      <main>
        <form />
      </main>
      {bar}
    </>,
  );
  const region = screen.getByRole("region", { name: "Szybki kontakt" });
  expect(region).toBeVisible();
  setInView(true);
  expect(region).not.toBeVisible();
});

test("without hours it only says to call", () => {
  const bare = (
    <CallBar company={{ ...company, hours: [] }} quoteHref={null} labels={labels} notices={[]} />
  );
  render(bare);
  expect(screen.getByRole("link")).toHaveTextContent(/^Zadzwoń$/);
});
