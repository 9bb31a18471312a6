/** A queue, because decoding several photos of a phone at once may take more memory than it has. */
let drawn = Promise.resolve();

/**
 * Draws a photo as small as a canvas is high; a canvas, because the Content-Security-Policy allows no `blob:` images.
 * One that can't be decoded is left out.
 */
export function drawThumbnail(file: File, canvas: HTMLCanvasElement): void {
  canvas.width = 0;
  drawn = drawn.then(() => draw(file, canvas)).catch(() => undefined);
}

async function draw(file: File, canvas: HTMLCanvasElement): Promise<void> {
  const picture = await createImageBitmap(file, { resizeHeight: canvas.height });
  canvas.width = (canvas.height * picture.width) / picture.height;
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
}
