import type { Definition } from "../definition";
import { fixedFiles, type Model } from "../model";
import { GatsbyNodes, type ResolverContext } from "./content-nodes";
import { allPhoto } from "./photo-query";
import { allText } from "./text-query";

/** A field of the query, as one part of the content declares it. */
interface RootField<Args, Answer> {
  type: string;
  description: string;
  args: Record<string, { type: string; description: string }>;
  resolve: (args: Args, nodes: GatsbyNodes) => Answer;
}

/**
 * The root fields of the content: all photos, all texts, what pages show at their addresses, and the single record
 * of each model with one file. The content check demands that file, so those are never null.
 */
export function rootFields(definition: Definition) {
  const bound = <Args, Answer>({ resolve, ...field }: RootField<Args, Answer>) => ({
    ...field,
    resolve: (_source: unknown, args: Args, context: ResolverContext) =>
      resolve(args, new GatsbyNodes(definition, context)),
  });
  const singles = definition.models
    .filter((model) => !model.isList && fixedFiles(model).length > 0)
    .map(({ typeName }): [string, { type: string }] => [
      typeName.charAt(0).toLowerCase() + typeName.slice(1),
      { type: `${typeName}!` },
    ]);
  const shown = definition.models.flatMap(({ shownAt }) =>
    shownAt ? [[shownAt.name, bound(atAddress(shownAt))] as const] : [],
  );
  return {
    ...Object.fromEntries(singles),
    ...Object.fromEntries(shown),
    allPhoto: bound(allPhoto(definition)),
    allText: bound(allText(definition)),
  };
}

const atAddress = ({ type, description, resolve }: NonNullable<Model["shownAt"]>) => ({
  ...{ type, description },
  args: { path: { type: "String!", description: "The address of the page." } },
  resolve: ({ path }: { path: string }, nodes: GatsbyNodes) => resolve(path, nodes),
});
