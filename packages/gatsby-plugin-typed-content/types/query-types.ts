import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { listFiles, lockFile } from "@typed-site/utils/node";
import type { Content } from "../define-content";
import { rootModules, SOURCE_FOLDER, TYPES_FILE } from "../read/site-files";

/** Where a digest is of what the types in that file were made of; `graphql.config.mjs` looks at its date. */
export const TYPES_NOTE = ".develop/query-types.txt";

/** Whether the types that Gatsby has written are those of the models and queries as they are now. */
export const areTypesNew = (content: Content): boolean =>
  existsSync(TYPES_FILE) &&
  existsSync(TYPES_NOTE) &&
  readFileSync(TYPES_NOTE, "utf8") === digestOfSite(content);

/** Notes that Gatsby has written the types of the models as they were loaded, and of the queries as they are now. */
export function noteTypes(content: Content): void {
  mkdirSync(path.dirname(TYPES_NOTE), { recursive: true });
  writeFileSync(TYPES_NOTE, digestOfSite(content));
}

function digestOfSite(content: Content): string {
  const modules = listFiles(SOURCE_FOLDER)
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture|d)\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(SOURCE_FOLDER, file), "utf8"));
  const read = (file: string) => readFileSync(file, "utf8");
  const config = [...rootModules(/^gatsby-config/).map(read), lockFile()];
  const hooks = rootModules(/^gatsby-(?!config)/).map(read);
  return digestOfTypes(
    [content.typeDefinitions(), content.rootFields(), content.pageFields(), config],
    [...modules, ...hooks],
  );
}

/**
 * A digest of what decides the types: names, types and descriptions of a schema, not its resolvers; queries and
 * fragments, not the components around them.
 * @param schema anything that JSON can hold, with functions that don't matter
 * @param modules the texts of all modules that may have queries
 */
export function digestOfTypes(schema: unknown, modules: readonly string[]): string {
  const queries = modules.flatMap((text) => text.match(/\bgraphql(?:<[\w.]*>)?\(?`[^`]*`/g) ?? []);
  return createHash("sha256")
    .update(JSON.stringify([schema, queries.sort()]))
    .digest("hex");
}
