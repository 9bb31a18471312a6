import { render, screen, within } from "@testing-library/react";
import { season, seasonWords } from "../sections.fixture";
import { ServiceSeason } from "./service-season";

const data = { title: "Felling", season };
const show = (given = data) => render(<ServiceSeason data={given} words={seasonWords} />);
const region = () => within(screen.getByRole("region", { name: "When it is best" }));

test("shows the best time, and all months in a table of their own", () => {
  show();
  expect(region().getByText("listopad–luty", { selector: "strong" })).toBeInTheDocument();
  const table = within(region().getByRole("table", { name: "Felling: month by month" }));
  const cells = table.getAllByRole("cell").map(({ textContent }) => textContent);
  expect(table.getAllByRole("columnheader")).toHaveLength(cells.length);
  expect(cells.filter((text) => text === "Best time")).toHaveLength(4);
  expect(cells[2]).toBe("Possible");
});

test("says of each period why, and what to do before", () => {
  show();
  const [best, possible, ...items] = region()
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
  expect(best).toMatch(/No nests\.It depends on: nests, leaves$/);
  expect(possible).toMatch(/An ornithologist looks first\.It depends on: nests$/);
  expect(items).toEqual(season.preparation);
});

test("tells the style sheet the months of each period, so that it can open that of today", () => {
  show();
  const periods = document.querySelectorAll<HTMLElement>("[data-months]");
  const months = [...periods].flatMap(({ dataset }) => dataset.months?.split(" ") ?? []);
  expect(periods[0]).toHaveAttribute("data-months", "11 12 1 2");
  expect(months.map(Number).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 12 }, (_, i) => i + 1),
  );
});

test("can be linked to, and leads to the calendar of all works", () => {
  show();
  expect(screen.getByRole("region", { name: "When it is best" })).toHaveAttribute("id", "termin");
  expect(region().getByRole("link", { name: "All works" })).toHaveAttribute(
    "href",
    "/kalendarz-prac",
  );
});

test("a period without a reason has its note alone", () => {
  const period = {
    from: "maj" as Queries.Month,
    quality: "best" as const,
    reasons: [],
    note: "Always.",
  };
  show({ ...data, season: { ...season, periods: [period] } });
  expect(region().getByText("Always.", { selector: "p" })).toHaveTextContent(/^Always\.$/);
});

test("marks the month that it is", () => {
  jest.useFakeTimers({ now: new Date("2027-11-30T22:59:00Z") });
  show();
  jest.useRealTimers();
  expect(region().getByRole("columnheader", { current: "date" })).toHaveTextContent(/^listopad/);
  expect(region().getAllByRole("cell")[10]).toHaveClass("current");
});
