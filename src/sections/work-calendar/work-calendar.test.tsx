import { render, screen, within } from "@testing-library/react";
import { season, seasonWords, service } from "../sections.fixture";
import { WorkCalendar } from "./work-calendar";

const data = {
  tableHeading: "Twelve months",
  serviceColumn: "Service",
  reasonsColumn: "What decides",
};
const allYear = {
  periods: [{ from: "styczen" as const, quality: "best" as const, reasons: [], note: "x" }],
};
const groups = [
  { label: "Forest", services: [{ ...service("felling", "Felling"), season }] },
  { label: null, services: [{ ...service("advice", "Advice"), season: allYear }] },
];
const calendar = <WorkCalendar data={data} words={seasonWords} groups={groups} />;

const table = () => screen.getByRole<HTMLTableElement>("table", { name: "Twelve months" });
const row = (name: string) => within(screen.getByRole("row", { name: RegExp(`^${name}`) }));

test("each cell says in words how good its month is, below the month's full name", () => {
  render(calendar);
  const names = within(table()).getAllByRole("columnheader");
  const cells = [...(screen.getByRole("link", { name: "Felling" }).closest("tr")?.cells ?? [])];
  expect(names).toHaveLength(cells.length);
  const byMonth = new Map(
    names.map((name, index) => [name.firstElementChild?.textContent, cells[index]?.textContent]),
  );
  expect(byMonth.get("styczeń")).toBe("Best time");
  expect(byMonth.get("marzec")).toBe("Possible");
  expect(byMonth.get("październik")).toBe("Possible");
  expect(byMonth.get("grudzień")).toBe("Best time");
});

test("services head their rows and groups head theirs", () => {
  render(calendar);
  const header = (name: string) => screen.getByText(name).closest("th");
  expect(header("Felling")).toHaveAttribute("scope", "row");
  expect(header("Forest")).toHaveAttribute("scope", "rowgroup");
  expect(header("Forest")?.colSpan).toBe(table().tHead?.rows[0]?.cells.length);
  // services of no group stand without a heading
  expect(table().querySelectorAll("[scope=rowgroup]")).toHaveLength(1);
  expect(table().tHead?.rows[0]?.firstElementChild).toHaveTextContent("Service");
  expect(table().tHead?.rows[0]?.lastElementChild).toHaveTextContent("What decides");
});

test("a row leads to the service's own months and names each reason once", () => {
  render(calendar);
  const felling = row("Felling");
  expect(felling.getByRole("link", { name: "Felling" })).toHaveAttribute("href", "/felling#termin");
  expect(felling.getByText("nests, leaves")).toBeInTheDocument();
});

test("a key says what the bars mean", () => {
  render(calendar);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Best time",
    "Possible",
    "Better not",
  ]);
});

test("marks the month that it is", () => {
  jest.useFakeTimers({ now: new Date("2027-11-30T22:59:00Z") });
  render(calendar);
  jest.useRealTimers();
  expect(screen.getByRole("columnheader", { current: "date" })).toHaveTextContent(/^listopad/);
});
