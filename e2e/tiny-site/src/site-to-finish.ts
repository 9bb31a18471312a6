import path from "node:path";
import type { BuildArgs } from "gatsby";
import type { Site } from "@typed-site/page-finisher";
import { content, siteUrl } from "./content";

/** What page finishing needs to know of the site. */
export function siteToFinish(args: Pick<BuildArgs, "getNode" | "getNodesByType">): Site {
  const records = content.recordsOfNodes(args);
  const bakery = records.find(({ model }) => model.typeName === "Bakery");
  const { name, lead, email } = bakery?.data as { name: string; lead: string; email: string };
  return {
    url: siteUrl,
    company: { brand: name, tagline: lead, email },
    pages: content.sitePages(records),
    redirects: [],
    project: path.resolve("."),
    contentFolder: path.resolve("content"),
    fileDigests: new Set(args.getNodesByType("File").map(({ internal }) => internal.contentDigest)),
    colours: { bg: "#fffdf7", bgDeep: "#5b3a1a" },
    changes: [],
    firstScript: path.resolve("src/before-react.ts"),
  };
}
