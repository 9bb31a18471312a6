import { render, screen, within } from "@testing-library/react";
import { MapFigure } from "./map-figure";
import { mapTexts, mapTown } from "./map-figure.fixture";

test("towns in the map are links, and the page's own is marked", () => {
  render(
    <MapFigure
      label="Map: Puck and others"
      current="/puck"
      towns={["Puck", "Kosakowo", "Sztum"].map(mapTown)}
      texts={mapTexts}
    />,
  );
  const map = within(screen.getByRole("group", { name: "Map: Puck and others" }));
  expect(map.getByRole("link", { name: "Sztum" })).toHaveAttribute("href", "/sztum");
  expect(map.getByRole("link", { current: "page" })).toHaveTextContent("Puck");
});
