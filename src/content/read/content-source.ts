import path from "node:path";

/**
 * Where Gatsby reads the content from: in `gatsby develop` a copy that only right content reaches. It
 * links to the photos, so it must not lie in `.cache`: Gatsby empties that through links.
 */
export function contentSource(): string {
  const isDevelop = process.env.gatsby_executing_command === "develop";
  return path.resolve(isDevelop ? ".develop/content" : "content");
}
