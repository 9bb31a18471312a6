const NUMBERS = /\d{1,3}(?:[\s.]\d{3})+(?!\d)(?:,\d+)?|\d+(?:[.,]\d+)?/g;
/** What stands between the two sides of a plot: `30 m x 40 m`. */
const TIMES = /^ ?m? ?[x×*] ?$/;

function toNumber(text: string, isLarge: boolean): number {
  const plain = text.replace(/\s/g, "");
  // In square metres three digits after a mark are thousands: there is no plot of 1.2 m².
  const hasThousands = isLarge ? /^[1-9]\d{0,2}([.,])\d{3}$/ : /^[1-9]\d{0,2}(?:\.\d{3}){2,}$/;
  if (hasThousands.test(plain)) return Number(plain.replace(/[.,]/g, ""));
  const dots = plain.match(/\./g)?.length ?? 0;
  const isGrouped = dots > 1 || (dots === 1 && plain.includes(","));
  return Number((isGrouped ? plain.replace(/\./g, "") : plain).replace(",", "."));
}

/**
 * A plot's area in m²: `ok. 8 arów` → 800, `1 200,5 m²` → 1200.5, `pół hektara` → 5000,
 * `30 x 40` → 1200. Undefined if there is no number, or several that could be meant.
 */
export function normaliseArea(typed: string): number | undefined {
  const text = typed
    .normalize("NFC")
    .toLowerCase()
    .replace(/półtora/g, "1,5")
    .replace(/pół/g, "0,5")
    .replace(/m\s?[2²]|m\^2/g, " ")
    .replace(/\s+/g, " ");
  const [first, second, ...others] = text.matchAll(NUMBERS);
  if (!first || others.length > 0) return undefined;
  if (second) {
    const between = text.slice(first.index + first[0].length, second.index);
    if (!TIMES.test(between)) return undefined;
    return round(toNumber(first[0], true) * toNumber(second[0], true));
  }
  const unit = unitOf(text);
  return round(toNumber(first[0], unit === 1) * unit) || undefined;
}

/** How many m² the unit in a text holds. */
function unitOf(text: string): number {
  if (/(?:^|\P{L})(?:ha(?!\p{L})|hektar)/u.test(text)) return 10_000;
  if (/(?:^|\P{L})tys/u.test(text)) return 1000;
  return /(?:^|\P{L})a(?:r(?:y|ów|ach|a|om)?)?(?!\p{L})/u.test(text) ? 100 : 1;
}

/** To hundredths, without the noise of binary fractions. */
const round = (value: number) => Math.round(value * 100) / 100;

const DEGREES = /(-?\d{1,3}[.,]\d+)(?:\s*[,;]\s*|\s+|\/|%2C)(-?\d{1,3}[.,]\d+)/;
const LINKS = [
  /!3d(-?\d+\.\d+)!4d(-?\d+\.\d+)/,
  /[?&]mlat=(-?\d+\.\d+)&mlon=(-?\d+\.\d+)/,
  /#map=\d+\/(-?\d+\.\d+)\/(-?\d+\.\d+)/,
];
const SEXAGESIMAL = String.raw`(\d{1,3}) ?° ?(\d{1,2}) ?['′’] ?(?:(\d{1,2}(?:[.,]\d+)?) ?(?:["″”]|'')? ?)?`;
const ANGLES = new RegExp(`${SEXAGESIMAL}([NS])[ ,;]*${SEXAGESIMAL}([EW])`, "i");

/**
 * Latitude and longitude (WGS 84, degrees) from coordinates or from the link of a map:
 * `54°21'7"N 18°38'47"E` → `54.351944, 18.646389`. Undefined if a text holds none.
 */
export function normaliseLocation(typed: string): string | undefined {
  const text = typed.replace(/\s+/g, " ");
  const angles = ANGLES.exec(text);
  if (angles) {
    const [, ...parts] = angles;
    return coordinates(decimal(parts.slice(0, 4)), decimal(parts.slice(4)));
  }
  const found = [...LINKS, DEGREES].map((pattern) => pattern.exec(text)).find(Boolean);
  return found ? coordinates(degrees(found[1]), degrees(found[2])) : undefined;
}

const degrees = (text = "0") => Number(text.replace(",", "."));

const decimal = ([whole, minutes, seconds, side]: (string | undefined)[]) =>
  (degrees(whole) + degrees(minutes) / 60 + degrees(seconds) / 3600) *
  (/[SW]/i.test(side ?? "") ? -1 : 1);

function coordinates(latitude: number, longitude: number): string | undefined {
  const onEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return onEarth ? `${latitude.toFixed(6)}, ${longitude.toFixed(6)}` : undefined;
}
