import { LONGEST_PHOTO_SIDE } from "@typed-site/utils";
import { isCanvasRight } from "./is-canvas-right";

/** JPEG quality from 0 to 1: hardly distinguishable from the original, at a tenth of its size. */
const QUALITY = 0.82;

/**
 * Re-encodes a photo as a JPEG of at most `LONGEST_PHOTO_SIDE`, upright and without its EXIF data.
 * Returns a file unchanged if the browser can't decode it, or gives noise in place of what is drawn.
 */
export async function shrinkPhoto(file: File): Promise<File> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
    if (!isCanvasRight()) return file;
    const scale = Math.min(1, LONGEST_PHOTO_SIDE / Math.max(picture.width, picture.height));
    const jpeg = await drawJpeg(picture, scale);
    picture.close();
    // Even if it is larger now: the original would reveal place and device.
    return new File([jpeg], `${nameWithoutEnding(file)}.jpg`, { type: jpeg.type });
  } catch {
    return file;
  }
}

function drawJpeg(picture: ImageBitmap, scale: number): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no 2d canvas");
  // JPEG has no transparency: transparent parts of a PNG would turn black.
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("no JPEG"))),
      "image/jpeg",
      QUALITY,
    ),
  );
}

const nameWithoutEnding = ({ name }: File) => name.replace(/\.[^.]*$/, "");
