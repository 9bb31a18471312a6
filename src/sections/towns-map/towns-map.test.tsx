import { render, screen, within } from "@testing-library/react";
import { mapTexts, mapTown } from "../map-figure/map-figure.fixture";
import { TownsMap } from "./towns-map";

test("every town that has room is a link in the map, and none is marked as the page's own", () => {
  const towns = [mapTown("Puck"), mapTown("Sztum")];
  render(<TownsMap label="Where we work" towns={towns} texts={mapTexts} />);
  const map = within(screen.getByRole("group", { name: "Where we work" }));
  for (const [name, path] of [
    ["Puck", "/puck"],
    ["Sztum", "/sztum"],
  ] as const) {
    expect(map.getByRole("link", { name })).toHaveAttribute("href", path);
  }
  expect(map.queryByRole("link", { current: "page" })).toBeNull();
});
