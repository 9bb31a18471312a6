import path from "node:path";
import { beginSite } from "../finish";

/** A build takes the site that is there for half of one until it is finished. */
export function onPreBootstrap(): void {
  if (process.env.gatsby_executing_command !== "develop") beginSite(path.resolve("public"));
}
