import { mapTown, mapTowns } from "./map-figure.fixture";
import { placeTowns } from "./place-labels";

const fontSizes = { wide: 16, phone: 30 };

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
  ["wide", 690],
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
