import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { programOf, writeWhole } from "@typed-site/utils/node";

/** What is kept on the disk. */
interface Kept<Photo> {
  /** The digest of the program that read the photos, and of what decoded them. */
  reader: string;
  /** What is known of photos, by the digest of their bytes. */
  photos: Record<string, Photo>;
}

const READER = path.join(__dirname, `read-photo${path.extname(__filename)}`);

let readerOfThisRun: Promise<string> | undefined;
const readerDigest = () =>
  (readerOfThisRun ??= programOf([READER], JSON.stringify(sharp.versions)).then(
    ({ digest }) => digest,
  ));

/**
 * The file for a content folder, beside the packages of its project, where other tools keep what they know; none for a
 * content without a project around it.
 */
function keptFileFor(folder: string): string | undefined {
  const packages = path.resolve(folder, "../node_modules");
  return existsSync(packages) ? path.join(packages, ".cache/typed-content-photos.json") : undefined;
}

/** What an earlier process has kept of the photos of a content folder, if it read them as this one does. */
export async function keptPhotos<Photo>(folder: string): Promise<Record<string, Photo>> {
  const keptFile = keptFileFor(folder);
  if (!keptFile) return {};
  try {
    const { reader, photos } = JSON.parse(await readFile(keptFile, "utf8")) as Kept<Photo>;
    return reader === (await readerDigest()) ? photos : {};
  } catch {
    return {}; // none yet, or not whole
  }
}

/** Keeps what is known of the photos of a content folder for later processes, where the project may be written to. */
export async function keepPhotos<Photo>(
  folder: string,
  photos: Record<string, Photo>,
): Promise<void> {
  const keptFile = keptFileFor(folder);
  if (!keptFile) return;
  const kept: Kept<Photo> = { reader: await readerDigest(), photos };
  try {
    // Whole, since a check may read it beside a build.
    writeWhole(keptFile, JSON.stringify(kept));
  } catch {
    // they are decoded again
  }
}
