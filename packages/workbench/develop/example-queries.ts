import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { escapeHtml } from "@typed-site/utils";
import type { DevelopApp } from "./develop-app";

/** Where `gatsby develop` lists the example queries. */
export const EXAMPLES_ADDRESS = "/___queries";

/** A query that shows what the content can be asked. */
export interface ExampleQuery {
  /** The name of its file. */
  file: string;
  source: string;
  /** What it asks: its leading comment. */
  title: string;
}

/** The examples in a folder, in the order of their file names' numbers. */
export function exampleQueries(folder: string): ExampleQuery[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".graphql"))
    .sort()
    .map((file) => {
      const source = readFileSync(path.join(folder, file), "utf8");
      const lines = source.split("\n");
      const comment = lines.slice(
        0,
        lines.findIndex((line) => !line.startsWith("#")),
      );
      return {
        file,
        source,
        title: comment.map((line) => line.slice(1).trim()).join(" "),
      };
    });
}

/** The address of a query in GraphiQL, on whatever port that is. */
export const graphiqlAddress = (source: string) =>
  `/___graphql?query=${encodeURIComponent(source)}`;

/** Serves a list of the example queries, each a link that opens it in GraphiQL. */
export function serveExampleQueries(app: Pick<DevelopApp, "get">, folder: string): void {
  app.get(EXAMPLES_ADDRESS, (_request, response) => {
    const items = exampleQueries(folder).map(
      ({ title, source }) =>
        `<li><a href="${escapeHtml(graphiqlAddress(source))}">${escapeHtml(title)}</a></li>`,
    );
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.end(
      `<!doctype html><html lang="en"><title>Example queries</title><h1>Example queries</h1><ol>${items.join("")}</ol></html>`,
    );
  });
}
