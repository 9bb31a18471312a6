/** A place on the earth (WGS 84), in degrees; north and east are positive. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** Two numbers as a place; undefined if there is no such place. */
export function onEarth(latitude: number, longitude: number): Coordinates | undefined {
  const exists = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return exists ? { latitude, longitude } : undefined;
}

/** What the first of several values is read as. */
export function firstRead<Value, Meaning>(
  values: Iterable<Value>,
  read: (value: Value) => Meaning | undefined,
): Meaning | undefined {
  for (const value of values) {
    const meaning = read(value);
    if (meaning !== undefined) return meaning;
  }
  return undefined;
}
