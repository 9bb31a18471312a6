import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { SitePage } from "../../content-model";
import { groupBy, sharePicturePath } from "../../utils";
import { listFiles } from "../../utils/node";
import { readRecord } from "../read-record";
import type { Site } from "../site";
import { shareBoard } from "./share-board";
import { DRAWING, sharePicture } from "./share-picture";

/** Only a page's canonical address is shared. */
const isShared = ({ path, canonical, noIndex }: SitePage) => !noIndex && path === canonical;

/**
 * Draws the sharing picture of every page that may be shared. Unchanged pictures of the last build
 * are kept; those of deleted pages are removed.
 * @param folder the built site
 * @param record the file with the hashes of the pictures
 * @returns how many were drawn
 */
export async function writeSharePictures(
  folder: string,
  site: Pick<Site, "pages" | "company" | "colours">,
  record = path.resolve(".cache/share-pictures.json"),
): Promise<number> {
  const { pages, company, colours } = site;
  const former = readRecord<string>(record);
  // If the build is interrupted, the record must not list pictures that were not written.
  await rm(record, { force: true });
  await mkdir(path.join(folder, "share"), { recursive: true });
  /** Path of a picture in the site → hash of everything drawn on it. */
  const current: Record<string, string> = {};
  let drawn = 0;
  const same = JSON.stringify([DRAWING, company.brand, colours]);
  // By photograph, so that only one of the large boards is in memory at a time.
  const byPhoto = groupBy(pages.filter(isShared), ({ photo }) => photo.file);
  for (const [file, ownPages] of byPhoto) {
    const photo = await readFile(file);
    const background = createHash("sha256").update(photo).update(same);
    // Lazily: usually all pictures of its pages exist already.
    let board: Promise<Buffer> | undefined;
    for (const { path: address, headline } of ownPages) {
      const place = sharePicturePath(address);
      const hash = background.copy().update(headline).digest("hex");
      current[place] = hash;
      if (former[place] === hash && existsSync(path.join(folder, place))) continue;
      board ??= shareBoard(photo, site);
      await writeFile(
        path.join(folder, place),
        await sharePicture(await board, headline, colours.onDark),
      );
      drawn++;
    }
  }
  for (const name of listFiles(path.join(folder, "share"))) {
    if (!(`/share/${name}` in current)) await rm(path.join(folder, "share", name));
  }
  await writeFile(record, JSON.stringify(current));
  return drawn;
}
