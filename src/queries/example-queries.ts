import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** A query that shows what the content can be asked. */
export interface ExampleQuery {
  /** Name of its file without number and ending: `narrow-photos`. */
  name: string;
  /** What it answers: the comment that it begins with, in one line. */
  comment: string;
  /** The file as it is. */
  source: string;
}

/** The examples of a folder, in the order of the numbers that their file names begin with. */
export function exampleQueries(folder = path.resolve("docs/queries")): ExampleQuery[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".graphql"))
    .sort()
    .map((file) => {
      const source = readFileSync(path.join(folder, file), "utf8");
      const name = path.basename(file, ".graphql").replace(/^\d+-/, "");
      return { name, comment: commentOf(source), source };
    });
}

function commentOf(source: string): string {
  const lines = source.split(/\r?\n/);
  const end = lines.findIndex((line) => !line.startsWith("#"));
  return lines
    .slice(0, end < 0 ? undefined : end)
    .map((line) => line.slice(1).trim())
    .join(" ");
}
