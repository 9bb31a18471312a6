/** How wide a photo is on paper at most: A4 between its margins (`styles/print.css`), in CSS pixels. */
const paper = "672px";

/**
 * Has photos printed as JPEG, no larger than paper asks for: Chromium unpacks what is AVIF into a PDF, which made one of
 * 27 MB. By script, because neither `media` nor `sizes` of a picture is looked at anew for print. Runs before React.
 */
export function printPhotos(): void {
  let restore: (() => void)[] = [];
  addEventListener("beforeprint", () => {
    for (const source of document.querySelectorAll<HTMLSourceElement>("picture > source")) {
      source.media = "not all";
      restore.push(() => source.removeAttribute("media"));
    }
    for (const image of document.querySelectorAll<HTMLImageElement>("picture > img")) {
      const { sizes } = image;
      image.sizes = paper;
      restore.push(() => (image.sizes = sizes));
    }
    // Chromium prints at once what is there, unless a lazy picture is still to come: then it waits for all.
    const awaited = new Image();
    awaited.alt = "";
    awaited.loading = "lazy";
    awaited.style.cssText = "position: absolute; top: -9999px";
    awaited.src = `/favicon.svg?${performance.now()}`;
    document.body.append(awaited);
    restore.push(() => awaited.remove());
  });
  addEventListener("afterprint", () => {
    for (const undo of restore) undo();
    restore = [];
  });
}
