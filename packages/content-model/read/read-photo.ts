import { open, readdir, stat } from "node:fs/promises";
import path from "node:path";
import readExif from "exif-reader";
import sharp, { type Metadata } from "sharp";

/** What the rules need to know about a photo; its size in pixels is as it is shown, after its EXIF rotation. */
export interface Photo {
  width: number;
  height: number;
  /** sharp's name of the format: `jpeg`. */
  format: string;
  /** Whether its colours are meant for printing (CMYK). */
  isCmyk: boolean;
  /** Whether its metadata say where it was taken. */
  hasPosition: boolean;
}

/** A photo, or why it cannot be used. */
export type PhotoState = Photo | "folder" | "heic" | "broken";

/** The facts about each photo file, by its place below the content folder, spelled as on the disk. */
export type PhotoFacts = ReadonlyMap<string, PhotoState>;

/** Photos that were read before, by path, date and size, for the many checks of one `develop` session. */
const read = new Map<string, Promise<PhotoState>>();

/** Reads all files below a content folder that may be photos; none where there is no such folder. */
export async function readPhotos(folder: string): Promise<PhotoFacts> {
  const names = await readdir(folder, { recursive: true, encoding: "utf8" }).catch(() => []);
  const others = names.filter((name) => !/\.(?:ya?ml|md|txt)$/i.test(name));
  const states = others.map(async (name): Promise<[string, PhotoState][]> => {
    const state = await readPhoto(path.join(folder, name));
    return state ? [[name.split(path.sep).join("/"), state]] : [];
  });
  return new Map((await Promise.all(states)).flat());
}

/**
 * Reads what the rules need to know, and makes sure that the file is complete: half a file has a header too.
 * @returns undefined where there is no such file
 */
export async function readPhoto(place: string): Promise<PhotoState | undefined> {
  const file = await stat(place).catch(() => undefined);
  if (!file) return undefined;
  if (!file.isFile()) return "folder";
  const key = `${place} ${file.mtimeMs} ${file.size}`;
  const known = read.get(key) ?? decode(place);
  read.set(key, known);
  return known;
}

async function decode(place: string): Promise<PhotoState> {
  const { start, end } = await edgesOf(place);
  if (isHeic(start)) return "heic";
  try {
    const metadata = await sharp(place).metadata();
    // Decoding is slow, and only needed where no end marker shows that the file is complete.
    if (end !== END_OF_JPEG) await decodeLastRow(place, metadata);
    return {
      ...metadata.autoOrient,
      format: metadata.format,
      isCmyk: metadata.space === "cmyk",
      hasPosition: hasPosition(metadata),
    };
  } catch {
    return "broken";
  }
}

/**
 * Decodes a photo to its last row, which a file that was cut off does not have. `stats()` would not do: on a busy
 * machine it leaves out the error of one cut photo in fifteen (sharp 0.35.5).
 * @throws where the file is cut off
 */
const decodeLastRow = (place: string, { width, height }: Metadata) =>
  sharp(place, { failOn: "truncated" })
    .extract({ left: 0, top: height - 1, width, height: 1 })
    .raw()
    .toBuffer();

/**
 * Whether a file is a HEIF picture that holds HEVC, by its brand (ISO/IEC 23008-12, B.4.1), which sharp's
 * packages can't decode.
 * @param start its first twelve bytes, a letter each (Latin-1)
 */
export const isHeic = (start: string) => /^.{4}ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/s.test(start);

/** The mark „end of image” (ITU-T T.81, B.1.1.3). */
const END_OF_JPEG = "\xff\xd9";

/** The first twelve and the last two bytes of a file. */
async function edgesOf(place: string): Promise<{ start: string; end: string }> {
  const file = await open(place);
  try {
    const { size } = await file.stat();
    const start = await file.read(Buffer.alloc(12), 0, 12, 0);
    const end = await file.read(Buffer.alloc(2), 0, 2, Math.max(0, size - 2));
    return { start: start.buffer.toString("latin1"), end: end.buffer.toString("latin1") };
  } finally {
    await file.close();
  }
}

function hasPosition({ exif, xmp }: Metadata): boolean {
  if (xmp?.includes("GPSLatitude")) return true;
  try {
    return exif !== undefined && readExif(exif).GPSInfo?.GPSLatitude !== undefined;
  } catch {
    return false; // Unreadable metadata give no place away.
  }
}
