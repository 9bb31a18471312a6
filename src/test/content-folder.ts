import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

const folders: string[] = [];

/** Writes files into a new content folder with two photos, at `photos` in it. */
export function contentFolder(files: Record<string, string | Buffer>, photos = "photos"): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "content-"));
  folders.push(folder);
  mkdirSync(path.join(folder, path.dirname(photos)), { recursive: true });
  symlinkSync(path.resolve("src/test/photos"), path.join(folder, photos));
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
