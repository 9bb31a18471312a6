import type { Definition } from "../definition";
import { fixedFiles } from "../model";
import { allPhoto } from "./photo-query";
import { allText } from "./text-query";

/**
 * The root fields of the content: all photos, all texts, and the single record of each model with one file.
 * The content check demands that file, so those are never null.
 */
export function rootFields(definition: Definition) {
  const singles = definition.models
    .filter((model) => !model.isList && fixedFiles(model).length > 0)
    .map(({ typeName }): [string, { type: string }] => [
      typeName.charAt(0).toLowerCase() + typeName.slice(1),
      { type: `${typeName}!` },
    ]);
  return {
    ...Object.fromEntries(singles),
    allPhoto: allPhoto(definition),
    allText: allText(definition),
  };
}
