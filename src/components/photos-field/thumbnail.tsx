import { useEffect, useRef } from "react";
import * as styles from "./photos-field.module.css";

/** A queue, because decoding several photos of a phone at once may take more memory than it has. */
let drawn = Promise.resolve();

/** A thumbnail of a photo, on a canvas because the Content-Security-Policy allows no `blob:` images. */
export function Thumbnail({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    // a photo that can't be decoded is listed by name only
    drawn = drawn.then(() => draw(file, canvas.current)).catch(() => undefined);
  }, [file]);
  return <canvas ref={canvas} className={styles.thumbnail} width={0} aria-hidden="true" />;
}

async function draw(file: File, canvas: HTMLCanvasElement | null): Promise<void> {
  if (!canvas) return;
  // clears what another photo has left
  canvas.width = 0;
  const picture = await createImageBitmap(file, { resizeHeight: canvas.height });
  canvas.width = (canvas.height * picture.width) / picture.height;
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
}
