import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

const folders: string[] = [];

/** The folder of the photos `hero-dom.jpg` and `hero-las.jpg`. */
export const samplePhotos = path.join(__dirname, "sample-photos");

/** The number of photos that a sample's file may refer to: `photos/0.jpg` and so on. */
export const NUMBERED_PHOTOS = 60;

/**
 * Writes files into a new content folder, with two named photos and the numbered ones to which these
 * files refer, in `photos`.
 */
export function contentFolder(files: Record<string, string | Buffer>, photos = "photos"): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "content-"));
  folders.push(folder);
  mkdirSync(path.join(folder, photos), { recursive: true });
  for (const name of readdirSync(samplePhotos)) {
    copyFileSync(path.join(samplePhotos, name), path.join(folder, photos, name));
  }
  const all = Object.values(files).join("\n");
  for (let number = 0; number < NUMBERED_PHOTOS; number++) {
    if (!new RegExp(`\\b${number}\\.jpg\\b`).test(all)) continue;
    copyFileSync(
      path.join(samplePhotos, "hero-dom.jpg"),
      path.join(folder, photos, `${number}.jpg`),
    );
  }
  for (const [name, text] of Object.entries(files)) {
    const place = path.join(folder, name);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
  }
  return folder;
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});
