import { mapTowns as towns } from "../../../e2e/support/content/map-towns";
import type { Degrees } from "../../utils/degrees";
import { coastMap, townMap } from "./draw-map";
import { land, waters } from "./outline";
import type { MapLabel } from "./place-labels";
import { placeTowns } from "./place-towns";

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

const points = placeTowns(towns, "wide");
const labels = (size: "wide" | "narrow") =>
  placeTowns(towns, size).flatMap(({ label }) => (label?.isFree ? label : []));

describe.each(["wide", "narrow"] as const)("%s", (size) => {
  test("no label lies on another, and the larger towns have theirs", () => {
    expect(overlaps(labels(size))).toBe(false);
    const named = placeTowns(towns, size).filter(({ label }) => label?.isFree);
    expect(named.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["Gdańsk", "Słupsk", "Łeba"]),
    );
  });
});

test.each([
  // narrowest width of the map on screen in px
  ["wide", 690],
  ["narrow", 354],
] as const)("%s: targets are 24 px and more (WCAG 2.5.8)", (size, shown) => {
  const scale = shown / townMap.width;
  for (const { width, height } of labels(size)) {
    expect(Math.min(width, height) * scale).toBeGreaterThanOrEqual(23.95);
  }
});

test("a name is on the side that its town's file names", () => {
  const place = { lat: 54.2, lon: 18, county: "powiat", path: "/a", name: "Dębno" };
  const anchorOf = (labelSide: string | null) =>
    placeTowns([{ ...place, labelSide }], "wide")[0]?.label?.anchor;
  expect([null, "left", "above"].map(anchorOf)).toEqual(["start", "end", "middle"]);
});

test("towns lie where they belong: Hel's bay north of Gdańsk, Sztum last in the south-east", () => {
  const point = (name: string) => {
    const found = points.find((town) => town.name === name);
    if (!found) throw new Error(name);
    return found;
  };
  expect(point("Puck").y).toBeLessThan(point("Gdańsk").y);
  expect(point("Słupsk").x).toBeLessThan(point("Lębork").x);
  expect(point("Sztum").x).toBe(Math.max(...points.map(({ x }) => x)));
  expect(point("Sztum").y).toBe(Math.max(...points.map(({ y }) => y)));
});

/** Whether a place is inside a ring, by ray casting to the east. */
function isInside(ring: readonly Degrees[], { lon, lat }: Degrees): boolean {
  const crossings = ring.slice(1).filter((end, index) => {
    const start = ring[index] as Degrees;
    if (start.lat > lat === end.lat > lat) return false;
    return lon < start.lon + ((lat - start.lat) / (end.lat - start.lat)) * (end.lon - start.lon);
  });
  return crossings.length % 2 === 1;
}

test("every town lies on land, the gulf, the lagoon and the open sea do not", () => {
  const isLand = (place: Degrees) =>
    isInside(land, place) && !waters.some((ring) => isInside(ring, place));
  expect(towns.filter((town) => !isLand(town))).toEqual([]);
  expect(isLand({ lon: 18.6, lat: 54.735 })).toBe(true); // Kuźnica, in the middle of the Hel Peninsula
  expect(isLand({ lon: 18.65, lat: 54.55 })).toBe(false); // the Gulf of Gdańsk
  expect(isLand({ lon: 14.4, lat: 53.78 })).toBe(false); // the Szczecin Lagoon
  expect(isLand({ lon: 17.5, lat: 54.95 })).toBe(false); // the Baltic
});

test("both drawings are whole", () => {
  for (const drawing of [townMap, coastMap]) {
    for (const drawn of [drawing.land, drawing.waters, drawing.rivers, drawing.streams]) {
      expect(drawn).toMatch(/^M-?\d+,/);
    }
    expect(drawing.height).toBeLessThan(drawing.width);
  }
});
