import { addressOfHtml } from "../utils";
import { listFiles } from "../utils/node";

/** Where the HTML of a page lies, and what visitors ask for. */
export interface PageFile {
  /** Place below the folder of the site, with forward slashes. */
  file: string;
  /** Decoded address, NFC, without a trailing slash: `/gdańsk`. */
  path: string;
}

/** Every HTML page of a built site. What lies below `_gatsby` are parts of pages. */
export function pageFiles(folder: string): PageFile[] {
  return listFiles(folder)
    .filter((file) => file.endsWith(".html") && !file.startsWith("_gatsby/"))
    .map((file) => ({ file, path: addressOfHtml(file) }));
}
