import { mapTown, mapTowns } from "./map-figure.fixture";
import { placeTowns } from "./place-labels";

const fontSizes = { wide: 13, phone: 30 };

/** The boxes of the labels that are shown at a size, in units of the drawing. */
function boxes(size: keyof typeof fontSizes, current?: string) {
  return placeTowns(mapTowns, current).flatMap(({ name, x, y, label }) => {
    if (!label || (size === "phone" && !label.fitsPhone)) return [];
    const { box } = label;
    const em = fontSizes[size];
    const left = x + box.x * em;
    const top = y + box.y * em;
    return { name, left, top, right: left + box.width * em, bottom: top + box.height * em };
  });
}

test.each(["wide", "phone"] as const)(
  "%s: no label lies on another one or on another's dot, and the larger towns have theirs",
  (size) => {
    const shown = boxes(size);
    const overlapping = shown.flatMap((a) =>
      shown
        .filter((b) => a !== b && a.left < b.right && b.left < a.right)
        .filter((b) => a.top < b.bottom && b.top < a.bottom)
        .map((b) => [a.name, b.name]),
    );
    expect(overlapping).toEqual([]);
    const covering = shown.filter((box) =>
      placeTowns(mapTowns).some(
        ({ name, x, y }) =>
          name !== box.name && x > box.left && x < box.right && y > box.top && y < box.bottom,
      ),
    );
    expect(covering).toEqual([]);
    const names = shown.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(["Wejherowo", "Gdańsk", "Słupsk", "Łeba"]));
  },
);

test.each([
  // narrowest width of the map on screen in px
  ["wide", 900],
  ["phone", 354],
] as const)("%s: targets are 24 px and more (WCAG 2.5.8)", (size, shown) => {
  for (const { left, right, top, bottom } of boxes(size)) {
    expect((Math.min(bottom - top, right - left) * shown) / 800).toBeGreaterThanOrEqual(24);
  }
});

test("a name is on the side that its town's file names", () => {
  const anchorOf = (labelSide: Queries.LabelSide | null) =>
    placeTowns([{ ...mapTown("Puck"), labelSide }])[0]?.label?.text.anchor;
  expect(([null, "left", "above"] as const).map(anchorOf)).toEqual(["start", "end", "middle"]);
});

test.each([
  ["right", "start", 0.45, 0],
  ["left", "end", -0.45, 0],
  ["above", "middle", 0, -1.1],
  ["below", "middle", 0, 1.1],
  ["above_right", "start", 0.45, -0.7],
  ["above_left", "end", -0.45, -0.7],
  ["below_right", "start", 0.45, 0.7],
  ["below_left", "end", -0.45, 0.7],
] as const)("a name %s of its dot has its box around it", (labelSide, anchor, x, y) => {
  const [{ label } = {}] = placeTowns([{ ...mapTown("Puck"), labelSide }]);
  expect(label?.text).toEqual({ anchor, x, y });
  const { box } = label ?? {};
  const width = 4 * 0.57 + 0.9;
  expect(box?.width).toBeCloseTo(width);
  const left = { start: -0.45, middle: -width / 2, end: 0.45 - width }[anchor];
  expect(box?.x).toBeCloseTo(left);
  expect((box?.y ?? 0) + (box?.height ?? 0) / 2).toBeCloseTo(y);
});

test.each([
  ["right", { lon: 19.29 }, -1.1],
  ["left", { lon: 16.87 }, -1.1],
  ["above", { lat: 55.04 }, 1.1],
  ["below", { lat: 53.87 }, -1.1],
] as const)(
  "a name %s of a town at that edge would leave the map, and is left out but for the page's own",
  (labelSide, edge, y) => {
    const town = { ...mapTown("Puck"), labelSide };
    expect(placeTowns([town])[0]).toHaveProperty("label");
    const atEdge = { ...town, ...edge };
    expect(placeTowns([atEdge])[0]).not.toHaveProperty("label");
    expect(placeTowns([atEdge], town.path)[0]?.label?.text.y).toBe(y);
  },
);

test("where too many towns lie, the page's own one still has its name, also on a phone", () => {
  const crowd = Array.from({ length: 40 }, (_, index) => ({
    ...mapTown("Orle"),
    path: `/orle-${index}`,
    lat: 54.647 + (index % 7) / 200,
    lon: 18.163 + index / 2000,
  }));
  const named = placeTowns(crowd, "/orle-20").filter(({ label }) => label?.fitsPhone);
  expect(named.length).toBeLessThan(10);
  expect(named.at(-1)?.path).toBe("/orle-20");
});

test("where towns lie close, each has its name beside those of the others, also on the page of one of them", () => {
  const close = (
    [
      ["Chmielno", 54.326, 18.101, "below_left"],
      ["Gdańsk", 54.352, 18.647, null],
      ["Kartuzy", 54.334, 18.197, "below_right"],
      ["Pruszcz Gdański", 54.262, 18.636, null],
      ["Przodkowo", 54.381, 18.288, "above"],
      ["Przywidz", 54.195, 18.323, null],
      ["Somonino", 54.277, 18.199, "below_right"],
      ["Żukowo", 54.344, 18.364, "above_right"],
    ] as const
  ).map(([name, lat, lon, labelSide]) => ({ name, lat, lon, labelSide, path: `/${name}` }));
  for (const page of [undefined, "/Żukowo"])
    expect(placeTowns(close, page).filter(({ label }) => !label)).toEqual([]);
});

test("towns lie where they belong", () => {
  const towns = placeTowns(mapTowns);
  const inOrder = (axis: "x" | "y") =>
    [...towns]
      .sort((one, other) => one[axis] - other[axis])
      .map(({ name }) => name)
      .filter((name) => ["Słupsk", "Łeba", "Gdańsk", "Sztum"].includes(name));
  expect(inOrder("x")).toEqual(["Słupsk", "Łeba", "Gdańsk", "Sztum"]);
  expect(inOrder("y")).toEqual(["Łeba", "Słupsk", "Gdańsk", "Sztum"]);
});

test("the page's own town has its name on a phone, also where another lies under it", () => {
  const own = { ...mapTown("Puck"), labelSide: null };
  const under = { ...own, path: "/under", lon: own.lon + 0.2 };
  const placed = placeTowns([own, under], own.path);
  expect(placed.find(({ path }) => path === own.path)?.label?.fitsPhone).toBe(true);
  const elsewhere = placeTowns([own, under]).find(({ path }) => path === own.path);
  expect(elsewhere?.label?.fitsPhone).toBe(false);
});

test("the page's own town comes last, so that it lies above the others, which stay in their order", () => {
  const paths = mapTowns.map(({ path }) => path);
  const [, own = ""] = paths;
  const placed = placeTowns(mapTowns, own).map(({ path }) => path);
  expect(placed).toEqual([...paths.filter((path) => path !== own), own]);
});
