import { type Coordinates, firstRead, onEarth } from "./coordinates";

/** No repetition in these patterns is unbounded next to another: they take linear time. */
const DECIMAL = String.raw`(-?\d{1,3}[.,]\d{1,20})`;
const PAIR = new RegExp(String.raw`(?<!\d[.,]?)${DECIMAL}(?: ?[,;/~_] ?| )${DECIMAL}(?!\d)`);

const NUMBER = String.raw`\d{1,3}(?:[.,]\d{1,20})?`;
const BETWEEN = "[ ,;/]{0,5}";
const SIDES = { latitude: "[NS]", longitude: "[EW]" };
type Axis = keyof typeof SIDES;

const side = (axis: Axis) => `(?<${axis}Side>${SIDES[axis]})`;

/** Degrees, minutes and seconds, each in a group of its own. */
const angle = (axis: Axis, degreeSign: string) =>
  `(?<${axis}Degrees>${NUMBER}) ?${degreeSign} ?` +
  `(?:(?<${axis}Minutes>${NUMBER}) ?['′’] ?)?` +
  `(?:(?<${axis}Seconds>${NUMBER}) ?(?:["″”]|''|′′|’’) ?)?`;

const withSides = (first: Axis, second: Axis) => {
  const [one, other] = [angle(first, "°?"), angle(second, "°?")];
  const behind = `(?<![\\d.,])${one}${side(first)}${BETWEEN}${other}${side(second)}(?!\\p{L})`;
  const inFront = `(?<!\\p{L})${side(first)} ?${one}${BETWEEN}${side(second)} ?${other}`;
  return [new RegExp(behind, "iu"), new RegExp(inFront, "iu")];
};

/** How the two angles of a place are written. */
const patterns = [
  ...withSides("latitude", "longitude"),
  ...withSides("longitude", "latitude"),
  new RegExp(`(?<![\\d.,])${angle("latitude", "°")}${BETWEEN}${angle("longitude", "°")}`, "u"),
];

/**
 * The first coordinates in a text, as people and maps write them: `54.352025, 18.646638`, with decimal
 * commas, `54°21'7"N 18°38'47"E`, `N 54° 21.117' E 18° 38.783'`. Undefined if there are none.
 */
export function readCoordinates(text: string): Coordinates | undefined {
  const plain = text.replace(/\s+/g, " ");
  return firstRead(patterns, (pattern) => readAngles(plain, pattern)) ?? readPair(plain);
}

function readAngles(text: string, pattern: RegExp): Coordinates | undefined {
  const { groups } = pattern.exec(text) ?? {};
  return groups && onEarth(degreesOf(groups, "latitude"), degreesOf(groups, "longitude"));
}

function readPair(text: string): Coordinates | undefined {
  const [, latitude, longitude] = PAIR.exec(text) ?? [];
  return latitude && longitude ? onEarth(toNumber(latitude), toNumber(longitude)) : undefined;
}

/** The angle of an axis; not a number where a minute has 60 seconds or more. */
function degreesOf(groups: Partial<Record<string, string>>, axis: Axis): number {
  const part = (name: string) => toNumber(groups[axis + name] ?? "0");
  const [minutes, seconds] = [part("Minutes"), part("Seconds")];
  if (minutes >= 60 || seconds >= 60) return NaN;
  const size = part("Degrees") + minutes / 60 + seconds / 3600;
  return /[SW]/i.test(groups[`${axis}Side`] ?? "") ? -size : size;
}

const toNumber = (text: string) => Number(text.replace(",", "."));
