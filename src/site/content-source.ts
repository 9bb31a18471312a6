import path from "node:path";

/**
 * Where Gatsby reads the content from: in `gatsby develop` a copy that holds valid content only. It
 * links to the photos, so it must not be in `.cache`: Gatsby follows links when it empties that.
 */
export function contentSource(): string {
  const isDevelop = process.env.gatsby_executing_command === "develop";
  return path.resolve(isDevelop ? ".develop/content" : "content");
}
