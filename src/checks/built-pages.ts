import { readFileSync } from "node:fs";
import path from "node:path";
import { listSite } from "../server/built-site";

/** A page as it was built. */
export interface BuiltPage {
  /** Decoded address, NFC, without a trailing slash: `/gdańsk`. */
  path: string;
  /** Place below the folder of the site, with forward slashes. */
  file: string;
  html: string;
}

/** Every HTML page of a built site, sorted by address. */
export function builtPages(folder: string): BuiltPage[] {
  return [...listSite(folder).pages]
    .map(([address, file]) => ({
      path: address,
      file,
      html: readFileSync(path.join(folder, file), "utf8"),
    }))
    .sort((a, b) => a.path.localeCompare(b.path, "pl"));
}
