import path from "node:path";

/**
 * The folder from which Gatsby reads content: in `gatsby develop` a copy that holds only valid
 * content. The copy has a link to the photos, so it can't be in `.cache`: Gatsby follows links when
 * it clears that.
 */
export function contentSource(): string {
  const isDevelop = process.env.gatsby_executing_command === "develop";
  return path.resolve(isDevelop ? ".develop/content" : "content");
}
