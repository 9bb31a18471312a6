import type { Definition } from "../definition";
import { isSingle } from "../model";
import { GatsbyNodes } from "./content-nodes";
import type { RootField } from "./gatsby-fields";

/**
 * The root fields of the query: the single record of each model with one file, and what pages show at their
 * addresses. The content check demands that file, so a single record is never null.
 */
export function rootFields(definition: Definition): Record<string, RootField> {
  const singles = definition.models
    .filter(isSingle)
    .map(({ typeName }): [string, RootField] => [
      typeName.charAt(0).toLowerCase() + typeName.slice(1),
      { type: `${typeName}!` },
    ]);
  const shown = definition.models.flatMap(({ graphql }): [string, RootField][] => {
    if (!graphql?.shownAt) return [];
    const { name, type, description, resolve } = graphql.shownAt;
    const field: RootField = {
      type,
      description,
      args: { path: { type: "String!", description: "The address of the page." } },
      resolve: (_source, { path = "" }, context) =>
        resolve(path, new GatsbyNodes(definition, context)),
    };
    return [[name, field]];
  });
  return Object.fromEntries([...singles, ...shown]);
}
