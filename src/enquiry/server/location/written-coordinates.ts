import { type Coordinates, firstRead, onEarth } from "./coordinates";

/** No repetition in these patterns is unbounded next to another: they take linear time. */
const DECIMAL = String.raw`(-?\d{1,3}[.,]\d{1,20})`;
const PAIR = new RegExp(String.raw`(?<!\d[.,]?)${DECIMAL}(?: ?[,;/~_] ?| )${DECIMAL}(?!\d)`);

const NUMBER = String.raw`\d{1,3}(?:[.,]\d{1,20})?`;
/** Minutes and seconds behind the degrees. */
const REST = String.raw` ?(?:(${NUMBER}) ?['′’] ?)?(?:(${NUMBER}) ?(?:["″”]|''|′′|’’) ?)?`;
const MARKED = `(${NUMBER}) ?°${REST}`;
const ANGLE = `(${NUMBER}) ?°?${REST}`;
const BETWEEN = "[ ,;/]{0,5}";

/** How the two angles of a place are written, and whether the longitude comes first. */
const shapes = (["NS", "EW"] as const).flatMap((first) => {
  const second = first === "NS" ? "EW" : "NS";
  const sideBehind = `(?<![\\d.,])${ANGLE}([${first}])${BETWEEN}${ANGLE}([${second}])(?!\\p{L})`;
  const sideInFront = `(?<!\\p{L})([${first}]) ?${ANGLE}${BETWEEN}([${second}]) ?${ANGLE}`;
  const order = { isLongitudeFirst: first === "EW" };
  return [
    { pattern: new RegExp(sideBehind, "iu"), sides: [3, 7], angles: [0, 4], ...order },
    { pattern: new RegExp(sideInFront, "iu"), sides: [0, 4], angles: [1, 5], ...order },
  ];
});
const withoutSides = {
  pattern: new RegExp(`(?<![\\d.,])${MARKED}${BETWEEN}${MARKED}`, "u"),
  sides: [],
  angles: [0, 3],
  isLongitudeFirst: false,
};

/**
 * The first coordinates in a text, as people and maps write them: `54.352025, 18.646638`, with decimal
 * commas, `54°21'7"N 18°38'47"E`, `N 54° 21.117' E 18° 38.783'`. Undefined if there are none.
 */
export function readCoordinates(text: string): Coordinates | undefined {
  const plain = text.replace(/\s+/g, " ");
  return (
    firstRead([...shapes, withoutSides], (shape) => readAngles(plain, shape)) ?? readPair(plain)
  );
}

type Shape = (typeof shapes)[number] | typeof withoutSides;

function readAngles(text: string, shape: Shape): Coordinates | undefined {
  const found = shape.pattern.exec(text);
  if (!found) return undefined;
  const parts = found.slice(1);
  const [one = NaN, other = NaN] = shape.angles.map((start, index) => {
    const side = parts[shape.sides[index] ?? -1] ?? "";
    return angle(parts.slice(start, start + 3)) * (/[SW]/i.test(side) ? -1 : 1);
  });
  return shape.isLongitudeFirst ? onEarth(other, one) : onEarth(one, other);
}

function readPair(text: string): Coordinates | undefined {
  const [, latitude, longitude] = PAIR.exec(text) ?? [];
  return onEarth(toNumber(latitude), toNumber(longitude));
}

/** Degrees, minutes and seconds as degrees; not a number where a minute has 60 seconds or more. */
function angle([degrees, ...sixtieths]: readonly (string | undefined)[]): number {
  const [minutes = 0, seconds = 0] = sixtieths.map((part) => toNumber(part ?? "0"));
  return minutes < 60 && seconds < 60 ? toNumber(degrees) + minutes / 60 + seconds / 3600 : NaN;
}

const toNumber = (text = "") => (text === "" ? NaN : Number(text.replace(",", ".")));
