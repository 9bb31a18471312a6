import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const folder = path.resolve("docs/queries");

/** A query that shows what the content can be asked. */
interface ExampleQuery {
  file: string;
  source: string;
  /** Its line in the list of examples: its leading comment, with a link that opens it in GraphiQL. */
  link: string;
}

/** The examples, in the order of their file names' numbers. */
export function exampleQueries(): ExampleQuery[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".graphql"))
    .sort()
    .map((file) => {
      const source = readFileSync(path.join(folder, file), "utf8");
      const [comment = ""] = /^(#.*\n)*/.exec(source) ?? [];
      const words = comment.replaceAll(/^# ?|\n$/gm, "").replaceAll("\n", " ");
      const address = graphiqlAddress(source);
      return { file, source, link: `- [${words}](${address}) ([${file}](${file}))` };
    });
}

/** The links in the list of examples. */
export const exampleLinks = () =>
  readFileSync(path.join(folder, "README.md"), "utf8")
    .split("\n")
    .filter((line) => line.startsWith("- "));

/**
 * The address of a query in GraphiQL. Also encodes characters that `encodeURIComponent` leaves but
 * Markdown interprets.
 */
export const graphiqlAddress = (source: string, site = "http://localhost:8000") =>
  `${site}/___graphql?query=${encodeURIComponent(source).replaceAll(
    /[!'()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  )}`;
