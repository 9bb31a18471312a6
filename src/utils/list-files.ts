import { readdirSync } from "node:fs";
import path from "node:path";

/** Every file below a folder, as its place there with forward slashes, in the order of the alphabet. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join("/"))
    .sort();
}
