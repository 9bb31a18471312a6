import { existsSync, linkSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { isImmutable } from "../../server";

/** Lists what a build left in its release's `public`, one file a line. */
export const FILE_LIST = "files.txt";

/**
 * Adds to a release the files with a hash in their names that the build of another release made: a page that
 * a visitor opened while that one was served asks for its scripts and pictures later. Files that the other had
 * taken over itself are not passed on.
 */
export function keepEarlierFiles(other: string, release: string): void {
  const list = path.join(other, FILE_LIST);
  if (!existsSync(list)) return;
  for (const file of readFileSync(list, "utf8").split("\n")) {
    const place = path.join(release, "public", file);
    if (!isImmutable(`/${file.replace(/\.(br|gz)$/, "")}`) || existsSync(place)) continue;
    mkdirSync(path.dirname(place), { recursive: true });
    linkSync(path.join(other, "public", file), place);
  }
}
