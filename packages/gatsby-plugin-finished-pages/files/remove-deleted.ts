import { existsSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";

/** Gatsby puts what it makes of a file into a folder that is named by the MD5 of its content. */
const MADE_OF_A_FILE = /^[0-9a-f]{32}$/;

/**
 * Removes what Gatsby has made of files that the content no longer has, such as the pictures of a
 * deleted photo; Gatsby itself leaves them for ever. Pictures of a photo that is still there stay even
 * if no page shows it: Gatsby takes them for made, and would not make them again.
 * @param folder the built site
 * @param digests of the content's files, as Gatsby's nodes have them
 */
export function removeDeleted(folder: string, digests: ReadonlySet<string>): void {
  const made = path.join(folder, "static");
  if (!existsSync(made)) return;
  for (const name of readdirSync(made)) {
    if (!MADE_OF_A_FILE.test(name) || digests.has(name)) continue;
    rmSync(path.join(made, name), { recursive: true });
  }
}
