import { readFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../utils/list-files";

/** A page as it was built. */
export interface BuiltPage {
  /** Place below the folder of the site, with forward slashes, NFC. */
  file: string;
  /** Address without host and without trailing slash. */
  address: string;
  html: string;
}

/** Every HTML page of a built site, sorted by address; Gatsby's own fragments are none. */
export function builtPages(folder: string): BuiltPage[] {
  return listFiles(folder)
    .filter((file) => file.endsWith(".html") && !file.startsWith("_gatsby/"))
    .map((file) => ({
      file: file.normalize("NFC"),
      address: addressOf(file.normalize("NFC")),
      html: readFileSync(path.join(folder, file), "utf8"),
    }))
    .sort((a, b) => a.address.localeCompare(b.address, "pl"));
}

function addressOf(file: string): string {
  return "/" + file.replace(/(^|\/)index\.html$/, "").replace(/\.html$/, "");
}
