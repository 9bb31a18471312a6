import path from "node:path";
import sharp from "sharp";
import { photoName } from "./photo-name";

/** The longest side of a photo in the repository, in pixels; more makes no page sharper. */
const LONGEST_SIDE = 2400;

/**
 * A photo as it may enter the content: turned upright, at most 2400 px long, in sRGB and without
 * metadata such as the place where it was taken (sharp drops them all).
 * @throws an Error with a Polish message when the file is no photo or its name is not kebab-case
 */
export async function preparePhoto(place: string, bytes: Buffer): Promise<Buffer> {
  const name = path.posix.basename(place);
  if (name !== photoName(name)) throw new Error(`Zmień nazwę pliku na „${photoName(name)}”.`);
  const photo = sharp(bytes, { failOn: "truncated" }).rotate().resize({
    width: LONGEST_SIDE,
    height: LONGEST_SIDE,
    fit: "inside",
    withoutEnlargement: true,
  });
  const format = path.posix.extname(name);
  try {
    if (format === ".png") return await photo.png().toBuffer();
    if (format === ".webp") return await photo.webp({ quality: 86 }).toBuffer();
    if (/^\.jpe?g$/.test(format))
      return await photo.jpeg({ quality: 86, mozjpeg: true }).toBuffer();
  } catch {
    throw new Error(`Pliku „${name}” nie da się odczytać. Wgraj go jeszcze raz albo wybierz inny.`);
  }
  throw new Error(`Plik „${name}” nie jest zdjęciem JPEG, PNG ani WebP.`);
}
