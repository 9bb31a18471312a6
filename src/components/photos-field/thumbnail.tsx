import { useEffect, useRef } from "react";
import * as styles from "./photos-field.module.css";

/** One after the other: several photos of a phone at once may need more memory than it has. */
let drawn = Promise.resolve();

/** A small picture of a chosen photo; drawn, as the policy of the page allows no `blob:` picture. */
export function Thumbnail({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    // what can't be decoded is shown by its name alone
    drawn = drawn.then(() => draw(file, canvas.current)).catch(() => undefined);
  }, [file]);
  return <canvas ref={canvas} className={styles.thumbnail} width={0} aria-hidden="true" />;
}

async function draw(file: File, canvas: HTMLCanvasElement | null): Promise<void> {
  if (!canvas) return;
  // what another photo has left
  canvas.width = 0;
  const picture = await createImageBitmap(file, { resizeHeight: canvas.height });
  canvas.width = (canvas.height * picture.width) / picture.height;
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
}
