import { geoContains } from "d3-geo";
import { mapTowns as towns } from "../../e2e/support/content/map-towns";
import type { MapLabel } from "../utils/map-point";
import { drawCoast, drawTownMap, townMaps } from "./draw-map";
import { land, waters } from "./outline";

function overlaps(labels: MapLabel[]): boolean {
  return labels.some((a, index) =>
    labels
      .slice(index + 1)
      .some(
        (b) =>
          a.x < b.x + b.width &&
          b.x < a.x + a.width &&
          a.y < b.y + b.height &&
          b.y < a.y + a.height,
      ),
  );
}

describe.each(towns.map(({ name }) => name))("the map of %s", (current) => {
  const points = townMaps(towns)(current);
  const labels = (size: "wide" | "narrow") => points.flatMap((point) => point[size] ?? []);

  test("names every town where it is large", () => {
    expect(labels("wide")).toHaveLength(towns.length);
  });

  test("marks and names its own town, also on a phone", () => {
    const own = points.filter(({ isCurrent }) => isCurrent);
    expect(own.map(({ name }) => name)).toEqual([current]);
    expect(own[0]?.narrow).not.toBeNull();
  });

  test.each(["wide", "narrow"] as const)("%s: no label lies on another", (size) => {
    expect(overlaps(labels(size))).toBe(false);
  });

  test.each([
    // narrowest width of the map on screen in px
    ["wide", 690],
    ["narrow", 354],
  ] as const)("%s: targets are 24 px and more (WCAG 2.5.8)", (size, shown) => {
    const scale = shown / drawTownMap().width;
    for (const { width, height } of labels(size)) {
      expect(Math.min(width, height) * scale).toBeGreaterThanOrEqual(23.95);
    }
  });
});

test("towns lie where they belong: Hel's bay north of Gdańsk, Sztum last in the south-east", () => {
  const point = (name: string) => {
    const found = townMaps(towns)("Gdańsk").find((town) => town.name === name);
    if (!found) throw new Error(name);
    return found;
  };
  expect(point("Puck").y).toBeLessThan(point("Gdańsk").y);
  expect(point("Słupsk").x).toBeLessThan(point("Lębork").x);
  expect(point("Sztum").x).toBe(Math.max(...towns.map(({ name }) => point(name).x)));
  expect(point("Sztum").y).toBe(Math.max(...towns.map(({ name }) => point(name).y)));
});

test("of many towns it shows the 48 nearest, itself among them, in the order of the list", () => {
  const row = Array.from({ length: 100 }, (_, index) => ({
    ...{ name: `Osada ${index}`, path: `/osada-${index}`, county: "powiat pucki" },
    ...{ lat: 54, lon: 17 + index / 50 },
  }));
  const names = townMaps(row)("Osada 50").map(({ name }) => name);
  expect(names).toHaveLength(48);
  expect(names[0]).toBe("Osada 26");
  expect(names).toContain("Osada 50");
});

test("the map of all towns marks none of them, and shows the first 48 of many", () => {
  expect(townMaps(towns)().filter(({ isCurrent }) => isCurrent)).toEqual([]);
  expect(townMaps(towns)().filter(({ wide }) => wide)).toHaveLength(towns.length);
  const many = [...towns, ...towns, ...towns].map((town, index) => ({
    ...town,
    name: `${town.name} ${index}`,
  }));
  expect(townMaps(many)().map(({ name }) => name)).toEqual(
    many.slice(0, 48).map(({ name }) => name),
  );
});

test("every town lies on land, the gulf, the lagoon and the open sea do not", () => {
  const isLand = (lon: number, lat: number) =>
    geoContains({ type: "Polygon", coordinates: [land] }, [lon, lat]) &&
    !waters.some((ring) => geoContains({ type: "Polygon", coordinates: [ring] }, [lon, lat]));
  expect(towns.filter(({ lon, lat }) => !isLand(lon, lat))).toEqual([]);
  expect(isLand(18.6, 54.735)).toBe(true); // Kuźnica, in the middle of the Hel Peninsula
  expect(isLand(18.65, 54.55)).toBe(false); // the Gulf of Gdańsk
  expect(isLand(14.4, 53.78)).toBe(false); // the Szczecin Lagoon
  expect(isLand(17.5, 54.95)).toBe(false); // the Baltic
});

test("both drawings are whole", () => {
  for (const drawing of [drawTownMap(), drawCoast([])]) {
    for (const drawn of [drawing.land, drawing.waters, drawing.rivers, drawing.streams]) {
      expect(drawn).toMatch(/^M-?\d+,/);
    }
    expect(drawing.height).toBeLessThan(drawing.width);
  }
});
