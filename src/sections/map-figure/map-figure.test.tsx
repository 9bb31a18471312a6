import { render, screen, within } from "@testing-library/react";
import { MapFigure } from "./map-figure";
import { mapTexts, mapTown } from "./map-figure.fixture";
import { placeTowns } from "./place-labels";

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
  const own = map.getByRole("link", { current: "page" });
  expect(own).toHaveTextContent("Puck");
  expect(own.parentElement).toHaveClass("town current");
  expect(map.getByRole("link", { name: "Sztum" }).parentElement).toHaveClass("town", {
    exact: true,
  });
  const sea = map.getByText("Sea");
  expect([sea.getAttribute("x"), sea.getAttribute("y")]).toEqual(["632", "68"]);
  // The sea gets deeper in three steps from the shore, whose lines lie below the land.
  const paths = [...document.querySelectorAll("path")].map((line) => line.getAttribute("class"));
  const steps = Array(3).fill(["depth", "sea"]).flat() as string[];
  expect(paths).toEqual([...steps, "land", "stream", "river", "water"]);
});

test("a name that has no room on a phone is shown on wide screens only", () => {
  const puck = { ...mapTown("Puck"), labelSide: null };
  const under = { ...puck, name: "Under", path: "/under", lon: puck.lon + 0.2 };
  const towns = [puck, under, mapTown("Sztum")];
  render(<MapFigure label="Map" towns={towns} texts={mapTexts} />);
  const links = screen
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("class")]);
  expect(links).toEqual([
    ["Puck", "wideOnly"],
    ["Under", null],
    ["Sztum", null],
  ]);
});

test("a label and what can be pressed lie beside the dot, in the size of the letters", () => {
  render(<MapFigure label="Map" towns={[mapTown("Sztum")]} texts={mapTexts} />);
  const [{ label } = {}] = placeTowns([mapTown("Sztum")]);
  const { x, y, width, height } = label?.box ?? {};
  const box = screen.getByRole("link").querySelector("rect");
  const measures = ["x", "y", "width", "height"].map((name) => box?.getAttribute(name));
  expect(measures).toEqual([x, y, width, height].map((em) => `${em}em`));
  expect(screen.getByText("Sztum")).toHaveAttribute("text-anchor", "end");
  expect(screen.getByText("Sztum")).toHaveAttribute("x", `${label?.text.x}em`);
});
