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
  const [best, possible] = region().getAllByRole("definition");
  expect(best).toHaveTextContent("No nests.It depends on: nests, leaves");
  expect(possible).toHaveTextContent("An ornithologist looks first.It depends on: nests");
  const items = region().getAllByRole("listitem");
  expect(items.map(({ textContent }) => textContent)).toEqual(season.preparation);
});

test("leads to the calendar of all works", () => {
  show();
  expect(region().getByRole("link", { name: "All works" })).toHaveAttribute(
    "href",
    "/kalendarz-prac",
  );
});

test("a period without a reason has its note alone", () => {
  const period = { from: "maj", quality: "best" as const, reasons: [], note: "Always." };
  show({ ...data, season: { ...season, periods: [period] } });
  expect(region().getByRole("definition")).toHaveTextContent(/^Always\.$/);
});
