/** Degrees with five decimals, about a metre: devices are no more precise. */
export const writtenCoordinates = (position: { latitude: number; longitude: number }): string =>
  [position.latitude, position.longitude].map((degrees) => degrees.toFixed(5)).join(", ");

/** A distance in round numbers: `12 m`, `2,5 km`. */
export function writtenAccuracy(metres: number): string {
  const isFar = metres >= 1000;
  return new Intl.NumberFormat("pl-PL", {
    style: "unit",
    unit: isFar ? "kilometer" : "meter",
    maximumSignificantDigits: 2,
  }).format(isFar ? metres / 1000 : Math.max(1, Math.round(metres)));
}
