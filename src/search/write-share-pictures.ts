import { createHash } from "node:crypto";
import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import path from "node:path";
import { sharePicturePath } from "../utils/share-picture-path";
import { DRAWING, sharePicture } from "./share-picture";
import type { Site, SitePage } from "./site-pages";

/** A page's canonical address is the one that is shared. */
const isShared = ({ path, canonical, noIndex }: SitePage) => !noIndex && path === canonical;

/**
 * Draws the sharing picture of every page that may be shared. Pictures are kept between builds
 * under a hash of all that stands on them; what has not changed is not drawn again.
 * @param folder the built site
 * @param kept where pictures are kept
 * @returns how many were drawn
 */
export async function writeSharePictures(
  folder: string,
  { pages, company }: Pick<Site, "pages" | "company">,
  kept = path.resolve(".cache/share"),
): Promise<number> {
  // pages that are gone leave none behind
  await rm(path.join(folder, "share"), { recursive: true, force: true });
  await mkdir(path.join(folder, "share"));
  await mkdir(kept, { recursive: true });
  let drawn = 0;
  for (const page of pages.filter(isShared)) {
    const content = { photo: page.photo.file, headline: page.headline, brand: company.brand };
    const photo = await readFile(page.photo.file);
    const hash = createHash("sha256").update(photo).update(DRAWING);
    const name = hash.update(`${content.headline}\n${content.brand}`).digest("hex").slice(0, 32);
    const file = path.join(kept, `${name}.jpg`);
    if (!existsSync(file)) {
      await writeFile(file, await sharePicture(content));
      drawn++;
    }
    await copyFile(file, path.join(folder, sharePicturePath(page.path)));
  }
  return drawn;
}
