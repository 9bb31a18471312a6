import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { PAGE_FACTS } from "../../server";
import { listFiles } from "../../utils/node";

/**
 * The files of a build that are missing from another build or differ, with the first difference.
 * Ignores Gatsby's id of the build (`webpackCompilationHash`), what follows from it, and the day.
 * Files that only `fresh` lacks are no difference: working folders keep earlier builds' scripts.
 */
export function differences(known: string, fresh: string): string[] {
  const [readKnown, readFresh] = [reader(known), reader(fresh)];
  return listFiles(fresh)
    .filter((name) => !follows(name))
    .flatMap((name) => {
      if (!existsSync(path.join(known, name))) return [`${name} is missing in the first build`];
      const source = name.replace(/\.(br|gz)$/, "");
      // A compressed copy can be the same only if its original is.
      if (source !== name && !sameBytes(known, fresh, source)) return [];
      const [one, other] = [readKnown(name), readFresh(name)];
      return one === other ? [] : [`${name} ${firstDifference(one, other)}`];
    });
}

/**
 * Files that depend on the id or on leftovers. webpack's runtime lists the names of other scripts,
 * and its variable names depend on the cache; `_headers` and `_pages.json` contain the hash of the
 * script that sets the id, and the former lists leftovers.
 */
const follows = (name: string) =>
  name.startsWith("webpack-runtime-") || name === "_headers" || name === PAGE_FACTS;

/** Reads files of a build without its ids, as one character for each byte. */
function reader(folder: string): (name: string) => string {
  const appData = readFileSync(path.join(folder, "page-data/app-data.json"), "utf8");
  const { webpackCompilationHash } = JSON.parse(appData) as { webpackCompilationHash: string };
  return (name) =>
    readFileSync(path.join(folder, name), "latin1")
      .replaceAll(webpackCompilationHash, "[build]")
      .replace(/webpack-runtime-[0-9a-f]{20}/g, "webpack-runtime-[build]")
      // security.txt depends on the day of the build, and midnight may lie between two builds.
      .replace(/^Expires: .*$/m, "Expires: [day]");
}

function sameBytes(known: string, fresh: string, name: string): boolean {
  const [one, other] = [path.join(known, name), path.join(fresh, name)];
  return existsSync(one) && readFileSync(one).equals(readFileSync(other));
}

const AROUND = 40;

function firstDifference(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const excerpt = (text: string) => {
    const bytes = Buffer.from(text.slice(Math.max(0, at - AROUND), at + AROUND), "latin1");
    return JSON.stringify(bytes.toString("utf8"));
  };
  return `differs at byte ${at}:\n    ${excerpt(one)}\n    ${excerpt(other)}`;
}
