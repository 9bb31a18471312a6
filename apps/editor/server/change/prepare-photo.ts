import sharp, { type Sharp } from "sharp";
import { LimitExceeded } from "@typed-site/utils/node";
import {
  GENERATED_XMP,
  isMarkedAsGenerated,
  openPhoto,
  type Photo,
  pictureKind,
  sizeProblem,
} from "gatsby-plugin-typed-content";
import type { AddedPhoto } from "../../shared/contract";
import { LONGEST_SIDE, MOST_PIXELS } from "../../shared/photo-limits";
import { complaintOf } from "../wording/complaints";
import { Refusal, refusal } from "./errors";
import { jpegOfHeic } from "./jpeg-of-heic";
import { withProfileForNumbers } from "./png-colours";

/** A photo that may enter the content, or one that has to be cropped first. */
export type PreparedPhoto =
  | { kind: "ready"; bytes: Buffer }
  | Extract<AddedPhoto, { kind: "crop" }>;

/** Width by height of what is cut out of a photo whose shape is wrong. */
const SHAPE = 3 / 2;

/** The longest side of what is shown to choose the part that stays. */
const PREVIEW_SIDE = 800;

/** A strange file may take libvips many seconds without many pixels. */
const MOST_SECONDS = 30;

/**
 * A photo as it may enter the content: a JPEG turned upright, at most 2400 px long, in sRGB and without metadata
 * such as the place where it was taken (sharp drops them all), except that a program generated it.
 * @param name what the editor calls the file
 * @param crop which part of the longer side stays where the shape is wrong, from 0 (top or left) to 1
 * @throws Refusal when the file is no photo, or no page could show it
 */
export async function preparePhoto(
  name: string,
  sent: Buffer,
  crop?: number,
): Promise<PreparedPhoto> {
  const { photo, width, height, isGenerated } = await uprightPhoto(name, sent);
  const cut = cutOf(width, height, crop ?? 0.5);
  const problem = sizeProblem(name, cut);
  // One that is too large is made smaller.
  if (problem && problem.code !== "photoLarge") throw new Refusal([complaintOf(problem)]);
  const isWhole = cut.width === width && cut.height === height;
  if (!isWhole && crop === undefined) return cropQuestion(photo, width, height);
  const small = photo.extract(cut).resize({ ...within(LONGEST_SIDE), withoutEnlargement: true });
  const marked = isGenerated ? small.withXmp(GENERATED_XMP) : small;
  const bytes = await marked.jpeg({ quality: 86, mozjpeg: true }).toBuffer();
  return { kind: "ready", bytes };
}

/** What the content check has to know of a photo that `preparePhoto` made: it is in sRGB and without other metadata. */
export async function factsOf(photo: Buffer): Promise<Photo> {
  const { width, height } = await openPhoto(photo).metadata();
  return {
    width,
    height,
    format: "jpeg",
    isCmyk: false,
    isTurned: false,
    hasPosition: false,
    isGenerated: isMarkedAsGenerated(photo),
  };
}

/** A photo with its size after it is turned, and whether a program generated it. @throws Refusal when it can't be read, at all or within some limits */
async function uprightPhoto(
  name: string,
  sent: Buffer,
): Promise<{ photo: Sharp; width: number; height: number; isGenerated: boolean }> {
  try {
    const bytes = await decodable(sent);
    const { autoOrient, xmp } = await openPhoto(bytes, { limitInputPixels: false }).metadata();
    if (autoOrient.width * autoOrient.height > MOST_PIXELS) throw new LimitExceeded("memory");
    // Turned and made smaller first: what comes after is measured in what editors see.
    const { data, info } = await openPhoto(bytes, { limitInputPixels: MOST_PIXELS })
      .timeout({ seconds: MOST_SECONDS })
      .autoOrient()
      .resize({ ...within(2 * LONGEST_SIDE), withoutEnlargement: true })
      .flatten({ background: "white" })
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const photo = sharp(data, { raw: { width, height, channels } });
    return { photo, width, height, isGenerated: isMarkedAsGenerated(sent, xmp) };
  } catch (error) {
    throw unreadablePhoto(name, error);
  }
}

/** The bytes of a photo that sharp decodes: of the four kinds that may be sent, nothing else is tried. */
async function decodable(sent: Buffer): Promise<Buffer> {
  const kind = pictureKind(sent);
  if (kind === "heic") return jpegOfHeic(sent);
  if (kind === "png") return withProfileForNumbers(sent);
  if (kind === "jpeg" || kind === "webp") return sent;
  throw new Error("No picture of a kind that may be sent");
}

/** Why a photo could not be read, in an editor's words: it is too large, too slow, or broken. */
export function unreadablePhoto(name: string, error: unknown): Refusal {
  const isSlow = error instanceof Error && error.message.startsWith("timeout:");
  const limit = isSlow ? "time" : error instanceof LimitExceeded ? error.limit : undefined;
  switch (limit) {
    case "memory":
      return refusal(
        `Zdjęcie „${name}” jest za duże: może mieć najwyżej ${MOST_PIXELS / 1e6} megapikseli.`,
        "Zmniejsz je w programie graficznym albo wyślij inne.",
      );
    case "time":
      return refusal(
        `Odczytywanie zdjęcia „${name}” trwało za długo.`,
        "Spróbuj jeszcze raz. Jeśli to nie pomoże, zapisz je na nowo jako JPEG i wyślij ten plik.",
      );
    case undefined:
      return refusal(
        `Pliku „${name}” nie da się odczytać jako zdjęcia.`,
        "Wyślij JPEG, HEIC, PNG albo WebP, najlepiej prosto z telefonu albo aparatu.",
      );
  }
}

const within = (side: number) => ({ width: side, height: side, fit: "inside" }) as const;

/** The part of a photo that pages can show: all of it, or a piece in the right shape. */
function cutOf(width: number, height: number, crop: number) {
  const { code } = sizeProblem("", { width, height }) ?? {};
  const cutHeight = code === "photoTall" ? Math.round(width / SHAPE) : height;
  const cutWidth = code === "photoWide" ? Math.round(height * SHAPE) : width;
  return {
    left: Math.round((width - cutWidth) * crop),
    top: Math.round((height - cutHeight) * crop),
    width: cutWidth,
    height: cutHeight,
  };
}

/** The photo, small, so that somebody can say which part of it stays. */
async function cropQuestion(photo: Sharp, width: number, height: number): Promise<PreparedPhoto> {
  const small = await photo.resize(within(PREVIEW_SIDE)).jpeg().toBuffer();
  return {
    kind: "crop",
    preview: `data:image/jpeg;base64,${small.toString("base64")}`,
    width,
    height,
    shape: SHAPE,
  };
}
