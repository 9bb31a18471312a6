/** How wide a photo is shown, in pixels of a screen with two dots a pixel: in a list, a grid, a form. */
const WIDTHS = { list: 160, grid: 480, form: 640 };

/**
 * Where the server shows a photo small.
 * @param place below `content/`, or as an entry names it: `photos/realizacje/14.jpg`, `../photos/realizacje/14.jpg`
 */
export function smallPhotoAddress(place: string, shownIn: keyof typeof WIDTHS): string {
  const parts = place.replace(/^[./]*/, "").split("/");
  return `/admin/${parts.map(encodeURIComponent).join("/")}?width=${WIDTHS[shownIn]}`;
}

/** The folder of a photo below `photos/`; empty where it lies directly in it. */
export function folderOfPhoto(place: string): string {
  return place.split("/").slice(1, -1).join("/");
}

/** The name of a photo's file: `photos/realizacje/14.jpg` → `14.jpg`. */
export function nameOfPhoto(place: string): string {
  return place.slice(place.lastIndexOf("/") + 1);
}
