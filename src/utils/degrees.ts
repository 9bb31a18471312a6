/** A place in degrees (WGS 84). */
export interface Degrees {
  lat: number;
  lon: number;
}
