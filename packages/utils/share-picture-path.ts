import { plainLetters } from "./text/plain-letters";

/**
 * Path of the picture that other sites show for a page: `/pruszcz-gdański` →
 * `/share/pruszcz-gdanski.jpg`. Without diacritics, because not every service encodes them.
 */
export function sharePicturePath(path: string): string {
  const name = plainLetters(path)
    .replace(/^\/|\/$/g, "")
    .replace(/\//g, "-");
  return `/share/${name || "index"}.jpg`;
}

/** Size of these pictures in px, which services that read Open Graph crop least. */
export const sharePictureSize = { width: 1200, height: 630 };
