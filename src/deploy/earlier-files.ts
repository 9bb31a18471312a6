import { existsSync, linkSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { isImmutable } from "../server/headers";

/** Names what a build left in its release's `public`, one file a line. */
export const FILE_LIST = "files.txt";

/**
 * Adds to a release what the build before it had under names with a hash: a page that a visitor
 * opened before the deploy asks for its scripts and pictures later. What that release itself had
 * taken over stays behind.
 */
export function keepEarlierFiles(earlier: string, release: string): void {
  for (const file of readFileSync(path.join(earlier, FILE_LIST), "utf8").split("\n")) {
    const place = path.join(release, "public", file);
    if (!isImmutable(`/${file.replace(/\.(br|gz)$/, "")}`) || existsSync(place)) continue;
    mkdirSync(path.dirname(place), { recursive: true });
    linkSync(path.join(earlier, "public", file), place);
  }
}
