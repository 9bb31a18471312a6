import { render, screen } from "@testing-library/react";
import { coastMap, townFrame } from "./draw-map";
import { MapFigure } from "./map-figure";
import { mapTexts } from "./town-map.fixture";

/** Height of the letters in the small map, including descenders. */
const above = 12;
const below = 4;

test.each([54.7, 54.1, 54, 53.9, 53.83, 53.4, 53.3])(
  "no edge runs through a name at %d°",
  (lat) => {
    const inset = [{ name: "Szczecin", lat, lon: 18 }];
    render(<MapFigure label="Map" towns={[]} texts={{ ...mapTexts, inset }} />);
    const line = Number(screen.getByText("Szczecin").getAttribute("y"));
    const { y, height } = townFrame();
    for (const edge of [y + height, coastMap.height]) {
      expect(line - above > edge || line + below < edge).toBe(true);
    }
  },
);
