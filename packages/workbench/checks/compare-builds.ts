import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { PAGE_FACTS } from "../../server";
import { listFiles } from "../../utils/node";

/**
 * Every file of a build that another build has not, or has with another content, with the first
 * place that differs. Only Gatsby's id of the build (`webpackCompilationHash`) may, what follows from
 * it, and the day. A file that only `known` has is not a difference: a working folder keeps scripts of
 * former builds.
 */
export function differences(known: string, fresh: string): string[] {
  const [readKnown, readFresh] = [reader(known), reader(fresh)];
  return listFiles(fresh)
    .filter((name) => !follows(name))
    .flatMap((name) => {
      if (!existsSync(path.join(known, name))) return [`${name} is missing in the first build`];
      const source = name.replace(/\.(br|gz)$/, "");
      // A compressed copy can only be the same if what it copies is.
      if (source !== name && !sameBytes(known, fresh, source)) return [];
      const [one, other] = [readKnown(name), readFresh(name)];
      return one === other ? [] : [`${name} ${firstDifference(one, other)}`];
    });
}

/**
 * What follows from the id and from leftovers: webpack's runtime is a list of other scripts' names,
 * whose own letters come from interim names that a build with a cache has others of; `_headers`
 * and `_pages.json` hold the hash of the script that sets the id, and the first lists leftovers.
 */
const follows = (name: string) =>
  name.startsWith("webpack-runtime-") || name === "_headers" || name === PAGE_FACTS;

/** Reads files of a build without its ids, one character for each byte. */
function reader(folder: string): (name: string) => string {
  const appData = readFileSync(path.join(folder, "page-data/app-data.json"), "utf8");
  const { webpackCompilationHash } = JSON.parse(appData) as { webpackCompilationHash: string };
  return (name) =>
    readFileSync(path.join(folder, name), "latin1")
      .replaceAll(webpackCompilationHash, "[build]")
      .replace(/webpack-runtime-[0-9a-f]{20}/g, "webpack-runtime-[build]")
      // security.txt counts from the day of the build, and midnight may lie between two.
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
