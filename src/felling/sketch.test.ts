import { letterWords } from "./sections/felling-letter/felling-letter.fixture";
import {
  add,
  change,
  emptySketch,
  LONGEST_NAME,
  MOST_THINGS,
  moveBy,
  remove,
  resize,
  sentenceOf,
  SIDES,
  SIZES,
  type Sketch,
  type Thing,
  type ThingKind,
} from "./sketch";

const words = {
  ...letterWords.sketch,
  things: {
    tree: { name: "drzewo", of: "drzewa" },
    house: { name: "dom", of: "domu" },
    border: { name: "granica", of: "granicy" },
    street: { name: "ulica", of: "ulicy" },
  },
  sides: {
    north: "północnej",
    east: "wschodniej",
    south: "południowej",
    west: "zachodniej",
  },
  near: "przy {of}",
  away: "{metres} m od {of}",
  along: "po stronie {side}",
  alone: "{x} m od zachodniego i {y} m od północnego brzegu",
};

/** A sketch of 30 m with these things. */
function sketchOf(...things: (Pick<Thing, "kind"> & Partial<Thing>)[]): Sketch {
  return things.reduce((sketch, thing, index) => {
    const next = add(sketch, thing.kind);
    const { side } = thing;
    return change(side ? change(next, index + 1, { side }) : next, index + 1, thing);
  }, emptySketch);
}

const sentences = (sketch: Sketch) =>
  sketch.things.map((thing) => sentenceOf(thing, sketch, words));

test("new trees and a new house stand apart, in whatever order they come", () => {
  const orders: ThingKind[][] = [
    ["house", "tree", "tree", "tree"],
    ["tree", "tree", "tree", "tree", "tree", "tree", "tree", "house"],
  ];
  for (const kinds of orders) {
    const sketch = kinds.reduce(add, emptySketch);
    const house = sketch.things.find(({ kind }) => kind === "house");
    const trees = sketch.things.filter(({ kind }) => kind === "tree");
    for (const tree of trees) expect(tree.x).toBeLessThan(house?.x ?? 0);
    expect(new Set(trees.map(({ x }) => x)).size).toBe(Math.min(trees.length, 4));
  }
});

test("a tree is found by the house, the nearest border and the street, measured between the sides that face each other", () => {
  const sketch = sketchOf(
    { kind: "house", x: 5, y: 10, width: 10, depth: 8 },
    { kind: "border", side: "north", y: 1 },
    { kind: "border", side: "east", x: 22 },
    { kind: "street", side: "south", y: 27 },
    { kind: "tree", x: 21.5, y: 14 },
  );
  expect(sentences(sketch)).toEqual([
    "dom: 7 m od granicy wschodniej, 9 m od ulicy",
    "granica: po stronie północnej",
    "granica: po stronie wschodniej",
    "ulica: po stronie południowej",
    "drzewo: 7 m od domu, przy granicy wschodniej, 13 m od ulicy",
  ]);
});

test("distances between corners are as the crow flies; a street reaches from its line to the edge, a border does not", () => {
  const sketch = sketchOf(
    { kind: "house", x: 0, y: 0, width: 10, depth: 8 },
    { kind: "tree", x: 13, y: 12 },
    { kind: "street", side: "west", x: 20 },
    { kind: "border", side: "west", x: 20 },
  );
  expect(sentences(sketch)[1]).toBe("drzewo: 5 m od domu, 7 m od granicy zachodniej, przy ulicy");
});

test("a tree alone is found by the edges, and own names stand for those of the kind", () => {
  expect(sentences(sketchOf({ kind: "tree", x: 12, y: 4 }))).toEqual([
    "drzewo: 12 m od zachodniego i 4 m od północnego brzegu",
  ]);
  const named = sketchOf(
    { kind: "house", name: "garaż", x: 0, y: 0, width: 4, depth: 4 },
    { kind: "tree", name: "dąb", x: 10, y: 2 },
  );
  expect(sentences(named)[1]).toBe("dąb: 6 m od „garaż”");
  const near = change(named, 2, { name: " ", x: 5 });
  expect(sentences(near)[1]).toBe("drzewo: 1 m od „garaż”");
});

test("a plot gets its borders one after the other, each near another edge, and its street on the south", () => {
  const { things } = SIDES.map(() => "border" as const).reduce(add, emptySketch);
  expect(things).toMatchObject([
    { side: "north", y: 3 },
    { side: "east", x: 27 },
    { side: "south", y: 27 },
    { side: "west", x: 3 },
  ]);
  expect(add(emptySketch, "street").things).toMatchObject([{ side: "south", y: 27 }]);
});

test("nothing leaves the sketch, neither by arrows nor where it becomes smaller", () => {
  let sketch = sketchOf({ kind: "house" }, { kind: "tree" });
  const press = (...keys: string[]) => {
    for (const key of keys)
      for (let times = 0; times < 40; times++) {
        for (const thing of sketch.things)
          sketch = change(sketch, thing.id, moveBy(key, thing) ?? {});
      }
  };
  press("ArrowLeft", "ArrowUp");
  expect(sketch.things).toMatchObject([
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ]);
  press("ArrowRight", "ArrowDown");
  expect(sketch.things).toMatchObject([
    { x: 20, y: 22 },
    { x: 30, y: 30 },
  ]);
  sketch = resize(sketch, 10);
  expect(sketch.things).toMatchObject([
    { x: 0, y: 2, width: 10, depth: 8 },
    { x: 10, y: 10 },
  ]);
  expect(change(sketch, 1, { width: 12, depth: 11 }).things[0]).toMatchObject({
    width: 10,
    depth: 10,
    y: 0,
  });
  expect(change(sketch, 2, { x: 7.3 }).things[1]).toMatchObject({ x: 7.5 });
  const arrows = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
  expect(arrows.map((key) => moveBy(key, { ...(sketch.things[0] as Thing), x: 5, y: 9 }))).toEqual([
    { x: 4 },
    { x: 6 },
    { y: 8 },
    { y: 10 },
  ]);
  expect(moveBy("Tab", sketch.things[0] as Thing)).toBeUndefined();
});

test("as much is drawn as a sheet has room for, of a plot of up to 100 m", () => {
  expect([MOST_THINGS, LONGEST_NAME]).toEqual([8, 20]);
  expect(SIZES).toEqual({ least: 10, most: 100, step: 5 });
});

test("what is added after a removal is a thing of its own", () => {
  const full = sketchOf(...Array.from({ length: MOST_THINGS }, () => ({ kind: "tree" as const })));
  const again = add(remove(full, 3), "tree");
  expect(new Set(again.things.map(({ id }) => id)).size).toBe(MOST_THINGS);
});
