import { render, screen } from "@testing-library/react";
import { MapFigure } from "./map-figure";
import { mapTexts } from "./town-map.fixture";

/** Height of the letters in the small map, including descenders. */
const above = 12;
const below = 4;

test.each([20, 62, 70, 78, 81, 120])("no edge runs through the name of a place at %d", (y) => {
  const places = [{ name: "Sztum", x: 200, y }];
  const coast = { ...mapTexts.coast, frame: { x: 100, y: 0, width: 120, height: 80 }, places };
  render(<MapFigure label="Map" points={[]} texts={{ ...mapTexts, coast }} />);
  const line = Number(screen.getByText("Sztum").getAttribute("y"));
  expect(line - above > 80 || line + below < 80).toBe(true);
});
