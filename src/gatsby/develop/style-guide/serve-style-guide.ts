import { readFileSync } from "node:fs";
import type { CreateDevServerArgs } from "gatsby";
import { parse } from "yaml";
import { renderStyleGuide } from "./render-style-guide";

/** Where `gatsby develop` shows the style guide. */
export const STYLE_GUIDE_ADDRESS = "/_wzornik";

/** The parts of Express that are used here; Gatsby types its server as `any`. */
interface Server {
  get(
    address: string,
    answer: (request: unknown, response: { send(html: string): void }, next: Next) => void,
  ): void;
}

type Next = (error: unknown) => void;

/** Adds the style guide to `gatsby develop`. It is made anew for each visit, from the code of that moment. */
export function serveStyleGuide({ app }: Pick<CreateDevServerArgs, "app">): void {
  (app as Server).get(STYLE_GUIDE_ADDRESS, (_request, response, next) => {
    const labels: unknown = parse(readFileSync("content/labels.yaml", "utf8"));
    renderStyleGuide(labels).then(({ html }) => response.send(html), next);
  });
}
