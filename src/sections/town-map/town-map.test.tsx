import { render, screen, within } from "@testing-library/react";
import { TownMap } from "./town-map";

const drawing = { width: 800, height: 600, land: "M0 0", waters: "M1 1", rivers: "", streams: "" };
const label = {
  ...{ x: 0, y: 0, width: 90, height: 28 },
  ...{ textX: 10, textY: 20, anchor: "start" as const, isFar: false },
};
const town = (name: string, county: string, isCurrent = false) => ({
  ...{ name, county, isCurrent, path: `/${name.toLowerCase()}`, x: 5, y: 5 },
  wide: label,
  narrow: isCurrent ? label : null,
});

beforeEach(() => {
  render(
    <TownMap
      name="Puck"
      points={[town("Puck", "A", true), town("Hel", "A"), town("Gniew", "B")]}
      texts={{
        map: { heading: "On the map", label: "Map: {town} and others", note: "Note.", sea: "Sea" },
        ground: drawing,
        coast: { ...drawing, frame: { x: 1, y: 1, width: 9, height: 9 }, places: [] },
      }}
    />,
  );
});

test("towns in the map are links, and the page's own is marked", () => {
  const map = within(screen.getByRole("group", { name: "Map: Puck and others" }));
  expect(map.getByRole("link", { name: "Hel" })).toHaveAttribute("href", "/hel");
  // once in the wide and once in the narrow map; CSS shows one of them
  const own = map.getAllByRole("link", { name: "Puck" });
  expect(own).toHaveLength(2);
  for (const link of own) expect(link).toHaveAttribute("aria-current", "page");
});

test("the list beside it says the same, by county", () => {
  const groups = screen.getAllByRole("term");
  expect(groups.map(({ textContent }) => textContent)).toEqual(["A", "B"]);
  const entries = screen.getAllByRole("definition");
  expect(entries.map(({ textContent }) => textContent)).toEqual(["Puck", "Hel", "Gniew"]);
  const own = within(screen.getByText("Puck", { selector: "dd a" }).closest("dd") as HTMLElement);
  expect(own.getByRole("link")).toHaveAttribute("aria-current", "page");
});
