import { existsSync } from "node:fs";
import path from "node:path";
import { lockFile, type Program, programOf } from "@typed-site/utils/node";
import { rootModules } from "../read/site-files";
import type { Options } from "./options";

/** The hooks of this plugin where it is a package of the project. Of an installed one Gatsby itself sees the version. */
const OWN_HOOKS = path.join(__dirname, "../hooks.ts");

let ofThisRun: Promise<Program> | undefined;

/**
 * Gatsby's configuration and hooks, the definition of the content, and all that they import: what Gatsby loads once, as
 * it starts, with the files as they were when it was first asked for. Its digest is also of the versions of libraries,
 * the site's metadata and the year: of all that results of queries depend on beside the content.
 * @param siteMetadata that of `gatsby-config`, which may hold what the environment says
 */
export function gatsbyProgram({ definition }: Options, siteMetadata: object): Promise<Program> {
  ofThisRun ??= programOf(
    [...rootModules(/^gatsby-(config|node)/), definition, OWN_HOOKS].filter(existsSync),
    JSON.stringify([siteMetadata, new Date().getFullYear(), lockFile()]),
  );
  return ofThisRun;
}
