/** A queue, because decoding several photos of a phone at once may take more memory than it has. */
let drawn: Promise<unknown> = Promise.resolve();

/**
 * Draws a photo as small as a canvas is high; a canvas, because the Content-Security-Policy allows no `blob:` images.
 * @returns whether the browser can decode it
 */
export function drawThumbnail(file: File, canvas: HTMLCanvasElement): Promise<boolean> {
  canvas.width = 0;
  const isDrawn = drawn
    .then(() => draw(file, canvas))
    .then(
      () => true,
      () => false,
    );
  drawn = isDrawn;
  return isDrawn;
}

async function draw(file: File, canvas: HTMLCanvasElement): Promise<void> {
  const picture = await createImageBitmap(file, { resizeHeight: canvas.height });
  canvas.width = (canvas.height * picture.width) / picture.height;
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
}
