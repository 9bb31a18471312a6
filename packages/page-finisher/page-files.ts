import { addressOfHtml } from "../utils";
import { listFiles } from "../utils/node";

/** A page's HTML file and its address. */
export interface PageFile {
  /** Path in the site's folder, with forward slashes. */
  file: string;
  /** Decoded address, NFC, without a trailing slash: `/gdańsk`. */
  path: string;
}

/** All HTML pages of a built site. Files in `_gatsby` are parts of pages. */
export function pageFiles(folder: string): PageFile[] {
  return listFiles(folder)
    .filter((file) => file.endsWith(".html") && !file.startsWith("_gatsby/"))
    .map((file) => ({ file, path: addressOfHtml(file) }));
}
