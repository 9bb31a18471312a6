/** Degrees with minutes, and seconds or not: `54°21'07.3"`, `54° 21.122`. All repetitions are bounded. */
const SIZE =
  "(\\d{1,3})° ?(?:(\\d{1,2}[.,]\\d{1,9})['’′]?|(\\d{1,2})['’′])(?: ?(\\d{1,2}(?:[.,]\\d{1,9})?)(?:[\"”″]|['’′]{2}))?";

/** The same with the side before or behind it: `N 54°21.122'`, `54°21'07.3" N`. */
const WITH_SIDE = new RegExp(`(?<!\\p{L})([NSEW]) ?${SIZE}|${SIZE}(?: ?([NSEW](?!\\p{L})))?`, "gu");

/**
 * A text with its degrees, minutes and seconds as decimal degrees with six digits, about 10 cm, south and west
 * negative: `54°21'07.3"N` → `54.352028`.
 */
export const decimalDegrees = (text: string) =>
  text.replace(WITH_SIDE, (_found: string, ...groups: (string | undefined)[]) => {
    const [before, ...parts] = groups.slice(0, 10);
    const [degrees, fraction, minutes, seconds] = parts.slice(0, 4).some(Boolean)
      ? parts.slice(0, 4)
      : parts.slice(4, 8);
    const size = number(degrees) + number(fraction ?? minutes) / 60 + number(seconds) / 3600;
    const side = before ?? parts[8] ?? "N";
    return (/[SW]/.test(side) ? "-" : "") + size.toFixed(6);
  });

const number = (written = "0") => Number(written.replace(",", "."));
