import { fillIn } from "../utils/text/fill-in";

/** What can be put on a sketch. */
export const THINGS = ["tree", "house", "border", "street"] as const;
export const SIDES = ["north", "east", "south", "west"] as const;

export type ThingKind = (typeof THINGS)[number];
export type Side = (typeof SIDES)[number];

/** Something on a sketch. Lengths and places are metres from the sketch's western and northern edge. */
export interface Thing {
  id: number;
  kind: ThingKind;
  /** The visitor's own name for it; empty for that of its kind. */
  name: string;
  /** Of a tree its trunk, of a house its north-western corner, of a border or a street its line. */
  x: number;
  y: number;
  /** The size of a house. */
  width: number;
  depth: number;
  /** Where a border or a street is; both run along a whole edge. */
  side: Side;
}

/** A square seen from above, north at the top. */
export interface Sketch {
  /** The length of an edge in metres. */
  size: number;
  things: readonly Thing[];
}

/** The most things that a sketch and the list beside it have room for. */
export const MOST_THINGS = 8;
/** Letters that a thing's own name may have. */
export const LONGEST_NAME = 20;
export const SIZES = { least: 10, most: 100, step: 5 };

export const emptySketch: Sketch = { size: 30, things: [] };

/** Whether it is a line along an edge, and not a thing at one place. */
export const isLine = ({ kind }: Thing) => kind === "border" || kind === "street";

/** Whether it lies on the eastern or western side: then it moves only in that direction. */
export const isUpright = ({ side }: Thing) => side === "east" || side === "west";

/** Adds a thing where nothing of its kind is. */
export function add(sketch: Sketch, kind: ThingKind): Sketch {
  const { size, things } = sketch;
  const same = things.filter((thing) => thing.kind === kind);
  const free = SIDES.filter((side) => same.every((thing) => thing.side !== side));
  const side = (kind === "street" ? free.at(-2) : free[0]) ?? "north";
  // trees in one corner and houses in the other, where no name covers another thing
  const start = size * ((kind === "house" ? 0.55 : 0.25) + 0.07 * (same.length % 4));
  const id = Math.max(0, ...things.map((thing) => thing.id)) + 1;
  const thing: Thing = { id, kind, name: "", x: start, y: start, width: 10, depth: 8, side };
  const placed = isLine(thing) ? { ...thing, ...lineAt(side, size) } : thing;
  return { ...sketch, things: [...things, within(placed, size)] };
}

/** A line's place near an edge. */
const lineAt = (side: Side, size: number) => {
  const far = side === "east" || side === "south" ? 0.9 : 0.1;
  return { x: size * far, y: size * far };
};

/** Changes a thing; a line that changes its side moves there. */
export function change(sketch: Sketch, id: number, to: Partial<Thing>): Sketch {
  const moved = to.side && lineAt(to.side, sketch.size);
  const things = sketch.things.map((thing) =>
    thing.id === id ? within({ ...thing, ...moved, ...to }, sketch.size) : thing,
  );
  return { ...sketch, things };
}

export const remove = (sketch: Sketch, id: number): Sketch => ({
  ...sketch,
  things: sketch.things.filter((thing) => thing.id !== id),
});

/** Another length of the edges, in metres; what would be outside moves in. */
export const resize = ({ things }: Sketch, size: number): Sketch => ({
  size,
  things: things.map((thing) => within(thing, size)),
});

/** Where an arrow key moves a thing to; undefined for other keys. */
export function moveBy(key: string, { x, y }: Thing): Partial<Thing> | undefined {
  if (key === "ArrowLeft") return { x: x - 1 };
  if (key === "ArrowRight") return { x: x + 1 };
  if (key === "ArrowUp") return { y: y - 1 };
  if (key === "ArrowDown") return { y: y + 1 };
  return undefined;
}

/** Keeps a thing on the sketch, on half metres. */
function within(thing: Thing, size: number): Thing {
  const width = Math.min(thing.width, size);
  const depth = Math.min(thing.depth, size);
  const keep = (value: number, most: number) =>
    Math.round(Math.min(Math.max(value, 0), most) * 2) / 2;
  const [right, bottom] = thing.kind === "house" ? [size - width, size - depth] : [size, size];
  return { ...thing, width, depth, x: keep(thing.x, right), y: keep(thing.y, bottom) };
}

/** The rectangle that a thing takes, in metres; a street reaches to the edge of its side. */
export function boxOf(thing: Thing, size: number) {
  const { kind, side, x, y, width, depth } = thing;
  if (kind === "tree") return { west: x, north: y, east: x, south: y };
  if (kind === "house") return { west: x, north: y, east: x + width, south: y + depth };
  const box = isUpright(thing)
    ? { west: x, north: 0, east: x, south: size }
    : { west: 0, north: y, east: size, south: y };
  if (kind === "border") return box;
  return { ...box, [side]: side === "east" || side === "south" ? size : 0 };
}

/** The distance of two things in metres, between the sides that face each other. */
function distance(one: Thing, other: Thing, size: number): number {
  const [a, b] = [boxOf(one, size), boxOf(other, size)];
  return Math.hypot(
    Math.max(0, a.west - b.east, b.west - a.east),
    Math.max(0, a.north - b.south, b.north - a.south),
  );
}

/** By what each kind is found: the nearest of each of these. */
const landmarks: Record<ThingKind, readonly ThingKind[]> = {
  tree: ["house", "border", "street"],
  house: ["border", "street"],
  border: [],
  street: [],
};

/** The words that sentences are made of, with `{placeholders}`. */
export interface SketchWords {
  things: Record<ThingKind, { name: string; of: string }>;
  sides: Record<Side, string>;
  near: string;
  away: string;
  along: string;
  alone: string;
}

export const nameOf = ({ name, kind }: Thing, words: SketchWords) =>
  name.trim() || words.things[kind].name;

/** A thing's name and place: „drzewo: 6 m od domu, przy granicy wschodniej”. Below a metre it is beside it. */
export function sentenceOf(thing: Thing, { size, things }: Sketch, words: SketchWords): string {
  const found = landmarks[thing.kind].flatMap((kind) => {
    const all = things
      .filter((other) => other.kind === kind)
      .map((other) => ({ other, metres: distance(thing, other, size) }))
      .sort((one, two) => one.metres - two.metres);
    return all.slice(0, 1);
  });
  const places = found.map(({ other, metres }) => {
    const of = landmark(other, words);
    return metres < 1
      ? fillIn(words.near, { of })
      : fillIn(words.away, { of, metres: Math.round(metres) });
  });
  const { x, y } = thing;
  if (isLine(thing)) places.push(fillIn(words.along, { side: words.sides[thing.side] }));
  else if (places.length === 0)
    places.push(fillIn(words.alone, { x: Math.round(x), y: Math.round(y) }));
  return `${nameOf(thing, words)}: ${places.join(", ")}`;
}

function landmark(thing: Thing, { things, sides }: SketchWords): string {
  if (thing.name.trim()) return `„${thing.name.trim()}”`;
  const { of } = things[thing.kind];
  return thing.kind === "border" ? `${of} ${sides[thing.side]}` : of;
}
