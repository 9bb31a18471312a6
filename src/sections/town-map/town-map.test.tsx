import { render, screen, within } from "@testing-library/react";
import { TownMap } from "./town-map";
import { mapTexts, mapTown } from "./town-map.fixture";

beforeEach(() => {
  render(
    <TownMap
      town={{ name: "Puck", path: "/puck" }}
      towns={["Puck", "Kosakowo", "Sztum"].map(mapTown)}
      texts={mapTexts}
    />,
  );
});

test("towns in the map are links, and the page's own is marked", () => {
  const map = within(screen.getByRole("group", { name: "Map: Puck and others" }));
  expect(map.getByRole("link", { name: "Sztum" })).toHaveAttribute("href", "/sztum");
  expect(map.getByRole("link", { current: "page" })).toHaveTextContent("Puck");
});

test("the list beside it says the same, by county", () => {
  const groups = screen.getAllByRole("term");
  expect(groups.map(({ textContent }) => textContent)).toEqual(["powiat pucki", "powiat sztumski"]);
  const entries = screen.getAllByRole("definition");
  expect(entries.map(({ textContent }) => textContent)).toEqual(["Puck", "Kosakowo", "Sztum"]);
  const own = within(screen.getByText("Puck", { selector: "dd a" }).closest("dd") as HTMLElement);
  expect(own.getByRole("link")).toHaveAttribute("aria-current", "page");
});
