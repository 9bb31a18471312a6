import path from "node:path";
import { beginSite } from "@typed-site/page-finisher";

/** A build takes the site that is there for half of one, unless the content has stopped it before. */
export function onPreBootstrap(): void {
  if (process.env.gatsby_executing_command !== "develop") beginSite(path.resolve("public"));
}
