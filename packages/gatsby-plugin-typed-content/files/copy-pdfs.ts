import { cp, mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { listFiles } from "@typed-site/utils/node";
import type { Content } from "../define-content";

/**
 * Copies the content's PDF files to where visitors open them, and deletes there what the content no
 * longer has. Gatsby's own `publicURL` would put a hash into the address, and a link that somebody
 * has sent on would lead nowhere after the next edit.
 * @param from the content folder
 * @param site the built site, or the folder that `gatsby develop` serves
 */
export async function copyPdfs(
  content: Pick<Content, "filesAddress" | "pdfs">,
  from: string,
  site: string,
): Promise<void> {
  const { filesAddress } = content;
  if (filesAddress === undefined) return;
  const folder = path.join(site, filesAddress);
  await mkdir(folder, { recursive: true });
  const pdfs = await content.pdfs(from);
  for (const { file, address } of pdfs) {
    await cp(path.join(from, file), path.join(site, address), { preserveTimestamps: true });
  }
  const wanted = new Set(pdfs.map(({ address }) => address));
  for (const file of listFiles(folder)) {
    if (!wanted.has(`${filesAddress}/${file}`)) await rm(path.join(folder, file), { force: true });
  }
}
