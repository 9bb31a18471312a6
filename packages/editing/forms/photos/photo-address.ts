/** Width of the small pictures, in pixels: twice that of a tile. */
const SMALL = "480";

/**
 * Where the server shows a photo small.
 * @param place below `content/`: `photos/realizacje/14.jpg`
 * @param edition becomes another when the photo was replaced, so that no browser shows the former one
 */
export function smallPhotoAddress(place: string, edition = 0): string {
  const query = new URLSearchParams({ width: SMALL, edition: String(edition) });
  return `/admin/${place.split("/").map(encodeURIComponent).join("/")}?${query.toString()}`;
}

/** The folder of a photo below `photos/`; empty where it lies directly in it. */
export function folderOfPhoto(place: string): string {
  return place.split("/").slice(1, -1).join("/");
}

/** The name of a photo's file: `photos/realizacje/14.jpg` → `14.jpg`. */
export function nameOfPhoto(place: string): string {
  return place.slice(place.lastIndexOf("/") + 1);
}
