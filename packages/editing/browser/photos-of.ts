import type { Kept } from "./decap";

/** The photos of one entry of a list, at most a pair, by the place that the content names. */
export function photosOf(item: Kept | null | undefined): string[] {
  if (typeof item?.getIn !== "function") return [];
  return [["src"], ["photo", "src"], ["before", "src"], ["after", "src"]]
    .map((path) => item.getIn(path))
    .filter((src): src is string => typeof src === "string" && src.includes("photos/"));
}

/** `../photos/realizacje/14.jpg` → `/photos/realizacje/14.jpg`. */
export const addressOfPhoto = (src: string) => src.replace(/^.*?photos\//, "/photos/");
