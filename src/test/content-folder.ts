import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

const folders: string[] = [];

/** Writes files into a new content folder that shares the project's photos. */
export function contentFolder(files: Record<string, string | Buffer>): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "content-"));
  folders.push(folder);
  symlinkSync(path.resolve("content/photos"), path.join(folder, "photos"));
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
