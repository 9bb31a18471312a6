import { allPhoto } from "../content/graphql/photo-query";
import { allText } from "../content/graphql/text-query";
import { fellingOutcomeAt } from "../felling/models/felling-rules";
import { fixedFiles, models } from "../models";
import { serviceAt } from "../models/services/service";

/** The parts of Gatsby's arguments that are used here; Gatsby types them as any. */
interface Tools {
  createResolvers: (resolvers: {
    Query: {
      allPhoto: typeof allPhoto;
      allText: typeof allText;
      serviceAt: typeof serviceAt;
      fellingOutcomeAt: typeof fellingOutcomeAt;
      [single: string]: { type: string };
    };
  }) => void;
  intermediateSchema: { getTypeMap(): Record<string, { description?: string | null }> };
}

/** The types that Gatsby derives from each type, by the suffix of their names. */
const derivedTypes: Record<string, string> = {
  Connection: "Some of all {type} records, with how many there are.",
  Edge: "A {type} with the ones before and after it.",
  GroupConnection: "The {type} records that share one value of a field.",
  FilterInput: "Conditions that a {type} must meet.",
  FilterListInput: "Conditions that some {type} of a list must meet.",
  SortInput: "The order of {type} records.",
  FieldSelector: "A field of {type}, to group or to calculate by.",
};

/** The root fields of models with one file. The content check demands that file, so they are never null. */
const singles = Object.fromEntries(
  models
    .filter((model) => !model.isList && fixedFiles(model).length > 0)
    .map(({ typeName }) => [
      typeName.charAt(0).toLowerCase() + typeName.slice(1),
      { type: `${typeName}!` },
    ]),
);

/** Adds the root fields of the content, and describes the types that Gatsby derives from others. */
export function createResolvers({ createResolvers, intermediateSchema }: Tools): void {
  createResolvers({ Query: { ...singles, allPhoto, allText, serviceAt, fellingOutcomeAt } });
  // They exist only now, and Gatsby uses these very objects.
  for (const [name, type] of Object.entries(intermediateSchema.getTypeMap())) {
    const [, base = "", ending = ""] =
      /^([A-Z]\w*?)((?:Group)?Connection|Edge|Filter(?:List)?Input|SortInput|FieldSelector)$/.exec(
        name,
      ) ?? [];
    type.description ??= derivedTypes[ending]?.replace("{type}", base);
  }
}
