import path from "node:path";
import sharp from "sharp";
import { isHeic, qualityProblems } from "../../content-model";
import { Refusal, refusal } from "./answers";
import { complaintOf } from "./complaints";
import { photoName } from "./photo-name";

/** The longest side of a photo in the repository, in pixels; more makes no page sharper. */
const LONGEST_SIDE = 2400;

/**
 * A photo as `preparePhoto` makes it.
 * @throws Refusal also when no page could show it
 */
export async function acceptPhoto(place: string, bytes: Buffer): Promise<Buffer> {
  const photo = await preparePhoto(place, bytes);
  const problems = qualityProblems(path.posix.basename(place), await factsOf(photo));
  if (problems.length > 0) throw new Refusal(problems.map((problem) => complaintOf(problem)));
  return photo;
}

/** What the content check has to know of a photo that `preparePhoto` made: it is in sRGB and without metadata. */
export async function factsOf(photo: Buffer) {
  const { width, height, format } = await sharp(photo).metadata();
  return { width, height, format, isCmyk: false, hasPosition: false };
}

/**
 * A photo as it may enter the content: turned upright, at most 2400 px long, in sRGB and without
 * metadata such as the place where it was taken (sharp drops them all).
 * @throws Refusal when the file is no photo or its name is not kebab-case
 */
export async function preparePhoto(place: string, bytes: Buffer): Promise<Buffer> {
  const name = path.posix.basename(place);
  if (name !== photoName(name)) {
    throw refusal(`Nazwa „${name}” nie nadaje się na stronę.`, `Zmień ją na „${photoName(name)}”.`);
  }
  if (/\.hei[cf]$/.test(name) || isHeic(bytes.toString("latin1", 0, 12))) {
    throw new Refusal(qualityProblems(name, "heic").map((problem) => complaintOf(problem)));
  }
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
    throw refusal(
      `Pliku „${name}” nie da się odczytać.`,
      "Skopiuj go jeszcze raz albo wybierz inny.",
    );
  }
  throw refusal(`Plik „${name}” nie jest zdjęciem JPEG, PNG ani WebP.`, "Wybierz inny.");
}
