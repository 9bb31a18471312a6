/** Why there is no position. */
export type PositionFault = "refused" | "timeout" | "insecure" | "unavailable";

/** Where the device is, in degrees (WGS 84), and how far off that may be, in metres; or why not. */
export type Position =
  { latitude: number; longitude: number; accuracy: number } | { fault: PositionFault };

/** Long enough for a satellite fix under trees, in milliseconds; the time to consent comes on top. */
const PATIENCE = 20_000;

/** The codes of `GeolocationPositionError` (W3C Geolocation, 6.4); all others mean `unavailable`. */
const faults: Readonly<Record<number, PositionFault>> = { 1: "refused", 3: "timeout" };

/**
 * Asks the device where it is now, which makes the browser ask the visitor. Never throws. An older
 * position is not taken: who presses again has walked on.
 */
export function findPosition(): Promise<Position> {
  if (!isSecureContext) return Promise.resolve({ fault: "insecure" });
  return new Promise((resolve) =>
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => resolve({ latitude, longitude, accuracy }),
      ({ code }) => resolve({ fault: faults[code] ?? "unavailable" }),
      { enableHighAccuracy: true, timeout: PATIENCE, maximumAge: 0 },
    ),
  );
}
