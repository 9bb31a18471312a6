import type { Kept } from "./decap";

/** The addresses of the photos of one entry of a list, at most a pair: `../photos/prace/1.jpg` → `/photos/prace/1.jpg`. */
export const photosOf = (entry: Kept | string | null | undefined): string[] =>
  (JSON.stringify(entry ?? "").match(/(?<=")[./]*photos\/[^"]+/g) ?? [])
    .slice(0, 2)
    .map((place) => place.replace(/^[./]*/, "/"));
