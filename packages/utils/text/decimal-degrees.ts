/** Degrees with minutes, and seconds or not: `54°21'07.3"`, `54° 21.122`. All repetitions are bounded. */
const SIZE =
  "(\\d{1,3})° ?(?:(\\d{1,2}[.,]\\d{1,9})['’′]?|(\\d{1,2})['’′])(?: ?(\\d{1,2}(?:[.,]\\d{1,9})?)(?:[\"”″]|['’′]{2}))?";

/** The same with the side before or behind it: `N 54°21.122'`, `54°21'07.3" N`. */
const WITH_SIDE = new RegExp(`(?<!\\p{L})([NSEW]) ?${SIZE}|${SIZE}(?: ?([NSEW](?!\\p{L})))?`, "gu");

/** Decimal degrees; their sides are read only in pairs, since a "W" after a number may begin a Polish word. */
const DECIMAL = "(\\d{1,3}[.,]\\d{1,20})";
const BETWEEN = "([,;/]? ?)";
/** `54.3520° N, 18.6466° E` and `54.352025N 18.646638E`. */
const SIDES_BEHIND = new RegExp(
  `${DECIMAL}°? ?([NS])${BETWEEN}${DECIMAL}°? ?([EW])(?!\\p{L})`,
  "gu",
);
/** `N54.35202 E18.64664`. */
const SIDES_BEFORE = new RegExp(
  `(?<!\\p{L})([NS]) ?${DECIMAL}°?${BETWEEN}([EW]) ?${DECIMAL}°?`,
  "gu",
);

const signed = (size: string, side: string) => (/[SW]/.test(side) ? `-${size}` : size);

/**
 * A text with its degrees, minutes and seconds as decimal degrees with six digits, about 10 cm, south and west
 * negative: `54°21'07.3"N` → `54.352028`. Of decimal degrees the sides go: `54.3520° N, 18.6466° E` → `54.3520, 18.6466`.
 */
export const decimalDegrees = (text: string) =>
  withoutSides(text).replace(WITH_SIDE, (_found: string, ...groups: (string | undefined)[]) => {
    const [before, ...parts] = groups.slice(0, 10);
    const [degrees, fraction, minutes, seconds] = parts.slice(0, 4).some(Boolean)
      ? parts.slice(0, 4)
      : parts.slice(4, 8);
    const size = number(degrees) + number(fraction ?? minutes) / 60 + number(seconds) / 3600;
    const side = before ?? parts[8] ?? "N";
    return (/[SW]/.test(side) ? "-" : "") + size.toFixed(6);
  });

const withoutSides = (text: string) =>
  text
    .replace(
      SIDES_BEHIND,
      (_found, latitude: string, north: string, between: string, longitude: string, east: string) =>
        signed(latitude, north) + between + signed(longitude, east),
    )
    .replace(
      SIDES_BEFORE,
      (_found, north: string, latitude: string, between: string, east: string, longitude: string) =>
        signed(latitude, north) + between + signed(longitude, east),
    );

const number = (written = "0") => Number(written.replace(",", "."));
