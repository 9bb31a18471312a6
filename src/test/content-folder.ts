import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

const folders: string[] = [];

const samplePhotos = path.resolve("src/test/photos");

/** Writes files into a new content folder with two photos, at `photos` in it. */
export function contentFolder(files: Record<string, string | Buffer>, photos = "photos"): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "content-"));
  folders.push(folder);
  mkdirSync(path.join(folder, photos), { recursive: true });
  for (const name of readdirSync(samplePhotos)) {
    symlinkSync(path.join(samplePhotos, name), path.join(folder, photos, name));
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
