/** Width of the small pictures, in pixels. */
const SMALL = 320;

/**
 * Where the server shows a photo small.
 * @param place below `content/`: `photos/realizacje/14.jpg`
 */
export function smallPhotoAddress(place: string): string {
  return `/admin/${place.split("/").map(encodeURIComponent).join("/")}?width=${SMALL}`;
}

/** The folder of a photo below `photos/`; empty where it lies directly in it. */
export function folderOfPhoto(place: string): string {
  return place.split("/").slice(1, -1).join("/");
}

/** The name of a photo's file: `photos/realizacje/14.jpg` → `14.jpg`. */
export function nameOfPhoto(place: string): string {
  return place.slice(place.lastIndexOf("/") + 1);
}
