import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** A query that shows what the content can be asked. */
export interface ExampleQuery {
  file: string;
  /** What it queries: its leading comment, in one line. */
  comment: string;
  source: string;
}

const folder = path.resolve("docs/queries");

/** The examples, in the order of their file names' numbers. */
export function exampleQueries(): ExampleQuery[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".graphql"))
    .sort()
    .map((file) => {
      const source = readFileSync(path.join(folder, file), "utf8").replaceAll("\r\n", "\n");
      const [comment = ""] = /^(#.*\n)*/.exec(source) ?? [];
      return { file, comment: comment.replaceAll(/^# ?|\n$/gm, "").replaceAll("\n", " "), source };
    });
}

/** The list of links to the examples. */
export const exampleList = () => readFileSync(path.join(folder, "README.md"), "utf8");

/**
 * The address of a query in GraphiQL. Also encodes characters that `encodeURIComponent` leaves but
 * Markdown interprets.
 */
export const graphiqlAddress = (source: string, site = "http://localhost:8000") =>
  `${site}/___graphql?query=${encodeURIComponent(source).replaceAll(
    /[!'()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  )}`;
