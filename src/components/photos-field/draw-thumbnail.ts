import { oneAtATime } from "@typed-site/utils";

/** Decoding several photos of a phone at once may take more memory than it has. */
const inTurn = oneAtATime();

/**
 * Draws a photo as small as a canvas is high; a canvas, because the Content-Security-Policy allows no `blob:` images.
 * @returns whether the browser can decode it
 */
export function drawThumbnail(file: File, canvas: HTMLCanvasElement): Promise<boolean> {
  canvas.width = 0;
  return inTurn(() => draw(file, canvas)).then(
    () => true,
    () => false,
  );
}

async function draw(file: File, canvas: HTMLCanvasElement): Promise<void> {
  const picture = await createImageBitmap(file, { resizeHeight: canvas.height });
  canvas.width = (canvas.height * picture.width) / picture.height;
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
}
