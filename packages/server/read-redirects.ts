import { readFileSync } from "node:fs";
import path from "node:path";

/**
 * The redirects of a built site, from its `_redirects`: old path → new path, decoded.
 * Empty where the site has none.
 */
export function readRedirects(folder: string): ReadonlyMap<string, string> {
  let text = "";
  try {
    text = readFileSync(path.join(folder, "_redirects"), "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
  return new Map(
    text
      .split("\n")
      .filter(Boolean)
      .map((line) => {
        const [from = "", to = ""] = line.split(" ");
        return [decodeURI(from).normalize("NFC"), decodeURI(to)];
      }),
  );
}
