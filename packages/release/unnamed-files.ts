import { readFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "@typed-site/utils/node";

/**
 * Files with a hash in their address, which only somebody who was told it can ask for: what Gatsby
 * makes of a file (its folder has the hash), scripts and style sheets, results of static queries.
 */
const HASHED = [
  /^static\/([0-9a-f/]+)\/[^/]+$/,
  /[-.]([0-9a-f]{20})\.(?:js|css)(?:\.|$)/,
  /^page-data\/sq\/d\/(\d+)\.json/,
];
/** The same hashes in a text. Webpack's runtime names a script by its hash alone. */
const NAMED = /static\/([0-9a-f/]+)\/|([0-9a-f]{20})|(\d+)/g;

const TEXT = /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/;

/**
 * The hashed files of a built site that no page of it needs, whether by itself or through a script,
 * a style sheet or data: what earlier builds have left, and pictures that are shown no more.
 * @param site the built site
 * @returns paths in its folder
 */
export function unnamedFiles(site: string): Set<string> {
  const unnamed = new Map<string, string[]>();
  const toRead: string[] = [];
  for (const file of listFiles(site)) {
    const hash = hashOf(file);
    if (hash !== undefined) unnamed.set(hash, [...(unnamed.get(hash) ?? []), file]);
    else if (TEXT.test(file)) toRead.push(file);
  }
  // Grows while it is read.
  for (const file of toRead) {
    for (const hash of hashesIn(readFileSync(path.join(site, file), "utf8"))) {
      const files = unnamed.get(hash) ?? [];
      unnamed.delete(hash);
      toRead.push(...files.filter((name) => TEXT.test(name)));
    }
  }
  return new Set([...unnamed.values()].flat());
}

/** The hash in a file's path; undefined if it has none. */
function hashOf(file: string): string | undefined {
  const [found] = HASHED.flatMap((pattern) => pattern.exec(file)?.[1] ?? []);
  return found;
}

const hashesIn = (text: string) =>
  Array.from(text.matchAll(NAMED), (match) => match[1] ?? match[2] ?? match[3] ?? "");
