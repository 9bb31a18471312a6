import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { escapeHtml } from "@typed-site/utils";
import type { DevelopApp } from "./develop-app";

/** Where `gatsby develop` lists the example queries. */
export const EXAMPLES_ADDRESS = "/___queries";

/**
 * The queries in a folder that show what the content can be asked, in the order of their files' numbers. The title of
 * each is what it asks: its leading comment.
 */
export const exampleQueries = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".graphql"))
    .sort()
    .map((file) => {
      const source = readFileSync(path.join(folder, file), "utf8");
      const [comment = ""] = /^(?:#.*\n)*/.exec(source) ?? [];
      return { file, source, title: comment.replace(/^# ?/gm, "").replace(/\s+/g, " ").trim() };
    });

/** Serves a list of the example queries, each a link that opens it in GraphiQL, on whatever port that is. */
export function serveExampleQueries(app: DevelopApp, folder: string): void {
  app.get(EXAMPLES_ADDRESS, (_request, response) => {
    const items = exampleQueries(folder).map(({ title, source }) => {
      const address = `/___graphql?query=${encodeURIComponent(source)}`;
      return `<li><a href="${escapeHtml(address)}">${escapeHtml(title)}</a></li>`;
    });
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.end(
      `<!doctype html><html lang="en"><title>Example queries</title><h1>Example queries</h1><ol>${items.join("")}</ol></html>`,
    );
  });
}
