import { readFileSync } from "node:fs";
import type { CreateDevServerArgs } from "gatsby";
import { parse } from "yaml";
import type { Server } from "../../../editing/http";
import { renderStyleGuide } from "./render-style-guide";

/** Where `gatsby develop` shows the style guide. */
export const STYLE_GUIDE_ADDRESS = "/_wzornik";

/** Adds the style guide to `gatsby develop`. It is made anew for each visit, from the code of that moment. */
export function serveStyleGuide({ app }: Pick<CreateDevServerArgs, "app">): void {
  (app as Server).get(STYLE_GUIDE_ADDRESS, (_, response, next) => {
    const labels: unknown = parse(readFileSync("content/labels.yaml", "utf8"));
    renderStyleGuide(labels).then(({ html }) => response.send(html), next);
  });
}
