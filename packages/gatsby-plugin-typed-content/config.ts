/** What a site's `gatsby-config` takes from this plugin. */
import path from "node:path";
import type { Node } from "gatsby";
import { SECRET_VARIABLE } from "./develop/secret";
import { loadedContent } from "./hooks/load-content";

/**
 * The folder from which Gatsby reads content, for gatsby-source-filesystem: in `gatsby develop` a copy that holds only
 * valid content. The copy has a link to the photos, so it can't be in `.cache`: Gatsby follows links when it clears that.
 */
export function contentFolder(): string {
  const isDevelop = process.env.gatsby_executing_command === "develop";
  return path.resolve(isDevelop ? ".develop/content" : "content");
}

/** Whether another program has started this run of Gatsby, to show its pages itself. */
export const isForProgram = SECRET_VARIABLE in process.env;

/** The GraphQL type of the records in a file, by its model, for gatsby-transformer-yaml. */
export const typeName = ({ node }: { node: Node }): string =>
  loadedContent().typeNameOf(String(node.relativePath));
