import { existsSync, linkSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { cacheControl } from "gatsby-plugin-finished-pages/headers";

/** The list of a release's own built files in `public`, one per line. */
export const FILE_LIST = "files.txt";

/**
 * Adds the hashed files of another release's build: a page opened from that release may request its
 * scripts and pictures later. A picture is added only if the release still shows its photo, because a
 * photo that is taken off the site has to be gone. Files that the other release itself got this way
 * are not added.
 */
export function keepEarlierFiles(other: string, release: string): void {
  const list = path.join(other, FILE_LIST);
  if (!existsSync(list)) return;
  for (const file of readFileSync(list, "utf8").split("\n")) {
    const target = path.join(release, "public", file);
    const caching = cacheControl(`/${file.replace(/\.(br|gz)$/, "")}`);
    if (!caching.includes("immutable") || existsSync(target)) continue;
    if (file.startsWith("static/") && !existsSync(path.join(release, "public", folderOf(file)))) {
      continue;
    }
    const earlier = path.join(other, "public", file);
    // Gone, where an operator has removed something by hand.
    if (!existsSync(earlier)) continue;
    mkdirSync(path.dirname(target), { recursive: true });
    linkSync(earlier, target);
  }
}

/** The folder with all that was made of one photo. */
const folderOf = (file: string) => file.split("/").slice(0, 2).join("/");
