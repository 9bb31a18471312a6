/** The longer side of a photo as it is sent, in pixels. */
const MAX_SIDE = 2400;

/** Share of the largest JPEG quality: hardly to be told from the original, a tenth of its bytes. */
const QUALITY = 0.82;

/**
 * A photo as a JPEG of at most 2400 pixels a side, turned upright and without its EXIF data. A
 * file that the browser can't read stays as it is.
 */
export async function shrinkPhoto(file: File): Promise<File> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
    const scale = Math.min(1, MAX_SIDE / Math.max(picture.width, picture.height));
    const jpeg = await drawJpeg(picture, scale);
    picture.close();
    // Also where it has grown: the file would tell the place and the device.
    return new File([jpeg], `${nameOf(file)}.jpg`, { type: jpeg.type });
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
  // A JPEG has no transparency: what is clear in a PNG would turn black.
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

const nameOf = ({ name }: File) => name.replace(/\.[^.]*$/, "");
