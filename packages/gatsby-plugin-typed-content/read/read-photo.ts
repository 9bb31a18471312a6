import { createHash } from "node:crypto";
import type { BigIntStats } from "node:fs";
import { open, readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import readExif from "exif-reader";
import type { Metadata } from "sharp";
import { oneAtATime } from "@typed-site/utils";
import { type PictureKind, pictureKind, START_BYTES } from "@typed-site/utils/node";
import { isMarkedAsGenerated } from "./generated-mark";
import { keepPhotos, keptPhotos } from "./kept-photos";
import { openPhoto } from "./open-photo";

/** What the rules need to know about a photo; its size in pixels is as it is shown, after its EXIF rotation. */
export interface Photo {
  width: number;
  height: number;
  format: "jpeg" | "png" | "webp";
  /** Whether its colours are meant for printing (CMYK). */
  isCmyk: boolean;
  /** Whether its file has it lying on its side, and says that it is to be turned (EXIF's orientation, 5 to 8). */
  isTurned: boolean;
  /** Whether its metadata say where it was taken. */
  hasPosition: boolean;
  /** Whether its metadata say that a program generated it. */
  isGenerated: boolean;
}

/** A photo, or why it cannot be used: it is of another kind, which is not decoded. */
export type PhotoState =
  | Photo
  | Exclude<PictureKind, Photo["format"]>
  | "folder"
  | "empty"
  | "broken";

/** The facts about each photo file, by its place below the content folder, spelled as on the disk. */
export type PhotoFacts = ReadonlyMap<string, PhotoState>;

/**
 * What was read before, by the digest of the bytes, wherever they lay: a content is also written out to be checked before
 * it is published. To decode a photo takes a hundred times as long.
 */
const known = new Map<string, Promise<PhotoState>>();

/**
 * Reads all files below a content folder but YAML and texts; none where there is no such folder. `faq.yaml.txt` is
 * neither. What an earlier process has read of the same bytes is not decoded again.
 */
export async function readPhotos(folder: string): Promise<PhotoFacts> {
  const names = await readdir(folder, { recursive: true, encoding: "utf8" }).catch(() => []);
  const others = names.filter((name) => !/(?:\.ya?ml|(?<!\.ya?ml)\.(?:md|txt))$/i.test(name));
  const kept = await keptPhotos<Photo>(folder);
  for (const [digest, photo] of Object.entries(kept)) {
    if (!known.has(digest)) known.set(digest, Promise.resolve(photo));
  }
  const read = others.map(async (name) => {
    const photo = await readPhoto(path.join(folder, name));
    return photo ? [{ name: name.split(path.sep).join("/"), ...photo }] : [];
  });
  const files = (await Promise.all(read)).flat();
  const photos = Object.fromEntries(
    files.flatMap(({ digest, state }) => (typeof state === "object" ? [[digest, state]] : [])),
  );
  if (Object.keys(photos).some((digest) => !kept[digest])) await keepPhotos(folder, photos);
  return new Map(files.map(({ name, state }) => [name, state]));
}

/** A file, whose bytes have a digest. */
interface ReadFile {
  state: PhotoState;
  digest: string;
}

/**
 * Reads what the rules need to know, and decodes the photo as the build does, so that what passes can be built.
 * @returns undefined where there is no such file
 */
async function readPhoto(file: string): Promise<ReadFile | undefined> {
  const stats = await stat(file, { bigint: true }).catch(() => undefined);
  if (!stats) return undefined;
  if (!stats.isFile()) return { state: "folder", digest: "" };
  const digest = await digestOf(file, stats);
  const state = known.get(digest) ?? decode(file);
  known.set(digest, state);
  state.catch(() => known.delete(digest));
  return { state: await state, digest };
}

/** The digests of files, with what the file system said of each: to read all of a site's photos takes half a second. */
const digests = new Map<string, { stamp: string; digest: string }>();

/** Milliseconds after which a file that changes again has another stamp, however coarse the file system's clock. */
const STAMP_SETTLES = 2_000;

async function digestOf(
  file: string,
  { ino, size, mtimeNs, ctimeNs, ctimeMs }: BigIntStats,
): Promise<string> {
  const stamp = [ino, size, mtimeNs, ctimeNs].join();
  const read = digests.get(file);
  if (read?.stamp === stamp) return read.digest;
  const isSettled = Date.now() - Number(ctimeMs) > STAMP_SETTLES;
  const digest = await inTurn(() => digestOfBytes(file));
  if (isSettled) digests.set(file, { stamp, digest });
  return digest;
}

/** One file after the other, through one buffer: 150 streams at once would leave 60 MB of theirs behind. */
const inTurn = oneAtATime();
const part = Buffer.allocUnsafeSlow(1 << 18);

async function digestOfBytes(file: string): Promise<string> {
  const hash = createHash("sha256");
  const handle = await open(file);
  try {
    let bytes: number;
    do {
      ({ bytesRead: bytes } = await handle.read(part));
      hash.update(part.subarray(0, bytes));
    } while (bytes > 0);
  } finally {
    await handle.close();
  }
  return hash.digest("base64");
}

async function decode(file: string): Promise<PhotoState> {
  const start = await startOf(file);
  if (start.length === 0) return "empty";
  const format = pictureKind(start);
  switch (format) {
    case undefined:
      return "broken";
    case "jpeg":
    case "png":
    case "webp":
      return decodePhoto(file, format);
    default:
      return format;
  }
}

async function decodePhoto(file: string, format: Photo["format"]): Promise<PhotoState> {
  try {
    const metadata = await openPhoto(file).metadata();
    await decodeLastRow(file, metadata);
    return {
      ...metadata.autoOrient,
      format,
      isCmyk: metadata.space === "cmyk",
      isTurned: (metadata.orientation ?? 1) > 4,
      hasPosition: hasPosition(metadata),
      isGenerated: isMarkedAsGenerated(await readFile(file), metadata.xmp),
    };
  } catch {
    return "broken";
  }
}

/**
 * Decodes a photo to its last row, which a file that was cut off does not have; a smaller picture would leave out the
 * last rows. It stops at a decoder's warning, which is sharp's default and gatsby-plugin-sharp's: Samsung's JPEGs with
 * a wrong start of scan have one. `stats()` would not do: on a busy machine it leaves out the error of one cut photo
 * in fifteen (sharp 0.35.5).
 * @throws where the decoder has an error or a warning
 */
const decodeLastRow = (file: string, { autoOrient: { width, height } }: Metadata) =>
  openPhoto(file)
    .autoOrient()
    .extract({ left: 0, top: height - 1, width, height: 1 })
    .raw()
    .toBuffer();

/** The first bytes of a file, or all of a shorter one. */
async function startOf(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(START_BYTES), 0, START_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Degrees in XMP, as an attribute or an element: `exif:GPSLatitude="54,21.1N"`. */
const XMP_DEGREES = /GPSL(?:at|ong)itude(?:=["']|>)([^"'<]{0,40})/g;

/** Zeros and fractions of nothing are what Android's picker leaves of a place that it took away. */
function hasPosition({ exif, xmp }: Metadata): boolean {
  const written = [...(xmp?.toString().matchAll(XMP_DEGREES) ?? [])];
  if (written.some(([, degrees = ""]) => /[1-9]/.test(degrees))) return true;
  try {
    const { GPSLatitude = [], GPSLongitude = [] } = (exif && readExif(exif).GPSInfo) ?? {};
    return [...GPSLatitude, ...GPSLongitude].some((part) => Number.isFinite(part) && part !== 0);
  } catch {
    return false; // Unreadable metadata give no place away.
  }
}
