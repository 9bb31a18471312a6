import { type Coordinates, onEarth } from "./coordinates";

const DIGITS = "23456789CFGHJMPQRVWX";
const FULL_CODE = /(?<![\p{L}\d])([2-9CFGHJMPQRVWX]{8})\+([2-9CFGHJMPQRVWX]{2,7})?(?![\p{L}\d+])/iu;

/** Degrees that one step of each pair of digits is worth. */
const PAIR_STEPS = [20, 1, 0.05, 0.0025, 0.000125];
/** From the eleventh digit on, one digit divides the field into rows and columns. */
const ROWS = 5;
const COLUMNS = 4;

/**
 * The middle of the field that the first full plus code in a text names (Open Location Code
 * Specification, github.com/google/open-location-code). Undefined if there is none: a short code
 * (`9J2W+XR Gdańsk`) means nothing without a map.
 */
export function readPlusCode(text: string): Coordinates | undefined {
  const [, front = "", back = ""] = FULL_CODE.exec(text) ?? [];
  const digits = [...(front + back).toUpperCase()].map((digit) => DIGITS.indexOf(digit));
  if (digits.length === 0) return undefined;
  let south = -90;
  let west = -180;
  let height = 0;
  let width = 0;
  PAIR_STEPS.forEach((step, pair) => {
    const [row, column] = digits.slice(2 * pair);
    if (row === undefined || column === undefined) return;
    south += row * step;
    west += column * step;
    height = width = step;
  });
  for (const digit of digits.slice(2 * PAIR_STEPS.length)) {
    height /= ROWS;
    width /= COLUMNS;
    south += Math.floor(digit / COLUMNS) * height;
    west += (digit % COLUMNS) * width;
  }
  return onEarth(south + height / 2, west + width / 2);
}
