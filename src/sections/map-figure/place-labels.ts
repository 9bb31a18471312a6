import { drawing, type Point, toPoint } from "./drawing";

/** Font sizes in units of the drawing; `WIDE` is the largest in `towns-map.module.css` at full width, `PHONE` that of `map-figure.module.css`. */
const WIDE = 13;
const PHONE = 30;

/** Lengths in em. The map with all names is at least 900 px wide, on a phone 354 px, so a box is 24 px high (WCAG 2.5.8). */
const BOX_HEIGHT = 1.82;
const GAP = 0.45;

/** Width of a letter in em; no town is wider on average. The page's own town is bold. */
const LETTER = 0.57;
const BOLD_LETTER = 0.62;

/** Where a label can stand: which end of its text is how far from the dot, in em. */
const sides = {
  right: { anchor: "start", x: GAP, y: 0 },
  left: { anchor: "end", x: -GAP, y: 0 },
  above: { anchor: "middle", x: 0, y: -1.1 },
  below: { anchor: "middle", x: 0, y: 1.1 },
  above_right: { anchor: "start", x: GAP, y: -0.7 },
  above_left: { anchor: "end", x: -GAP, y: -0.7 },
  below_right: { anchor: "start", x: GAP, y: 0.7 },
  below_left: { anchor: "end", x: -GAP, y: 0.7 },
} as const satisfies Record<Queries.LabelSide, object>;

type Side = keyof typeof sides;

interface Box extends Point {
  width: number;
  height: number;
}

/** A label's text and the box that is its link's target, in em from the dot. */
export interface MapLabel {
  text: (typeof sides)[Side];
  box: Box;
  /** Whether it has room in the large type of a phone, too. */
  fitsPhone: boolean;
}

/** A town in the drawing; it has no label where there is no room for one. */
export interface MapDot extends Queries.MapTownFragment, Point {
  label?: MapLabel;
}

/**
 * Places the towns and their labels, each on the side that the town's file asks for, or else to the
 * right. A label that would overlap an earlier one, another dot or an edge of the map is left out.
 * The page's own town has the first choice and always a label, and comes last, to lie on top.
 */
export function placeTowns(towns: readonly Queries.MapTownFragment[], current?: string): MapDot[] {
  const dots = towns.map((town) => ({ ...town, ...toPoint(town) }));
  const own = dots.filter(({ path }) => path === current);
  const others = dots.filter(({ path }) => path !== current);
  const taken = { wide: new Array<Box>(), phone: new Array<Box>() };
  const isFree = (box: Box, dot: Point, labels: Box[]) =>
    isInside(box) &&
    !labels.some((label) => overlap(label, box)) &&
    !dots.some((other) => (other.x !== dot.x || other.y !== dot.y) && holds(box, other));

  const placed = [...own, ...others].map((dot) => {
    const isOwn = dot.path === current;
    const inEm = (side: Side) => boxInEm(dot.name, side, isOwn ? BOLD_LETTER : LETTER);
    const onWide = (side: Side) => boxAt(dot, inEm(side), WIDE);
    const onPhone = (side: Side) => boxAt(dot, inEm(side), PHONE);
    const asked = dot.labelSide ?? "right";
    const free = (["below", "above"] as const).find(
      (other) => isInside(onPhone(other)) && isFree(onWide(other), dot, []),
    );
    const side = isOwn && !isInside(onPhone(asked)) ? (free ?? "above") : asked;
    if (!isOwn && !isFree(onWide(side), dot, taken.wide)) return dot;
    const fitsPhone = isOwn || isFree(onPhone(side), dot, taken.phone);
    taken.wide.push(onWide(side));
    if (fitsPhone) taken.phone.push(onPhone(side));
    return { ...dot, label: { text: sides[side], box: inEm(side), fitsPhone } };
  });
  return [...placed.slice(own.length), ...placed.slice(0, own.length)];
}

function boxInEm(name: string, side: Side, letter: number): Box {
  const { anchor, y } = sides[side];
  const width = name.length * letter + 2 * GAP;
  const x = { start: -GAP, middle: -width / 2, end: GAP - width }[anchor];
  return { x, y: y - BOX_HEIGHT / 2, width, height: BOX_HEIGHT };
}

/** A label's box in units of the drawing. */
function boxAt(dot: Point, { x, y, width, height }: Box, fontSize: number): Box {
  return {
    x: dot.x + x * fontSize,
    y: dot.y + y * fontSize,
    width: width * fontSize,
    height: height * fontSize,
  };
}

function isInside({ x, y, width, height }: Box): boolean {
  return x >= 0 && y >= 0 && x + width <= drawing.width && y + height <= drawing.height;
}

function holds(box: Box, { x, y }: Point): boolean {
  return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
}

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
