/** Why the position is unknown. */
export type PositionFault = "refused" | "timeout" | "insecure" | "unavailable";

/** The device's position in degrees (WGS 84) and its accuracy in metres, or why it is unknown. */
export type Position =
  | { latitude: number; longitude: number; accuracy: number }
  | { fault: PositionFault };

/** Enough for a satellite fix under trees, in milliseconds; the time until consent does not count. */
const POSITION_TIMEOUT_MS = 20_000;

/** The codes of `GeolocationPositionError` (W3C Geolocation, 6.4); all others mean `unavailable`. */
const faults: Readonly<Record<number, PositionFault>> = { 1: "refused", 3: "timeout" };

/**
 * Asks for the device's current position, for which the browser asks the visitor's permission.
 * Never throws. Cached positions are not accepted: a visitor who asks again has walked on.
 */
export function findPosition(): Promise<Position> {
  if (!isSecureContext) return Promise.resolve({ fault: "insecure" });
  return new Promise((resolve) =>
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => resolve({ latitude, longitude, accuracy }),
      ({ code }) => resolve({ fault: faults[code] ?? "unavailable" }),
      { enableHighAccuracy: true, timeout: POSITION_TIMEOUT_MS, maximumAge: 0 },
    ),
  );
}
