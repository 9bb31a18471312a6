import { addressOfHtml, isPageFile } from "@typed-site/utils";
import { listFiles } from "@typed-site/utils/node";

/** A page's HTML file and its address. */
export interface PageFile {
  /** Path in the site's folder, with forward slashes. */
  file: string;
  /** Decoded address, NFC, without a trailing slash: `/gdańsk`. */
  path: string;
}

/** HTML files of somebody's own, from `static/`. Those in `_gatsby` are parts of pages. */
export const ownHtmlFiles = (folder: string): string[] =>
  listFiles(folder).filter(
    (file) => file.endsWith(".html") && !isPageFile(file) && !file.startsWith("_gatsby/"),
  );

/** All pages of a built site. */
export function pageFiles(folder: string): PageFile[] {
  return listFiles(folder)
    .filter(isPageFile)
    .map((file) => ({ file, path: addressOfHtml(file) }));
}
