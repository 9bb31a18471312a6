/**
 * Has photos printed as JPEG, which are little wider than paper: Chromium unpacks what is AVIF into a PDF, which made one
 * of 27 MB. By script, because `media` of a picture is not looked at anew for print. Runs before React.
 */
export function printPhotos(): void {
  let restore: (() => void)[] = [];
  addEventListener("beforeprint", () => {
    for (const source of document.querySelectorAll<HTMLSourceElement>("picture > source")) {
      source.media = "not all";
      restore.push(() => source.removeAttribute("media"));
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
