import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * Reads the redirects from a built site's `_redirects`: old path → new path, decoded. Empty if
 * there is no such file.
 */
export function readRedirects(folder: string): ReadonlyMap<string, string> {
  const file = path.join(folder, "_redirects");
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  return new Map(
    Array.from(text.matchAll(/^(\S+) (\S+)/gm), ([, from = "", to = ""]) => [
      decodeURIComponent(from).normalize("NFC"),
      decodeURI(to),
    ]),
  );
}
