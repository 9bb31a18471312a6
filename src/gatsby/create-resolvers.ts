import { content } from "../content";

/** The arguments that the hook needs; Gatsby types them as `any`. */
interface Tools {
  createResolvers: (resolvers: { Query: ReturnType<typeof content.rootFields> }) => void;
  intermediateSchema: { getTypeMap(): Record<string, { description?: string | null }> };
}

/** Endings of the types that Gatsby derives from each type, the longer ones first, with their descriptions. */
const derivedTypes = {
  GroupConnection: "The {type} records that share one value of a field.",
  Connection: "Some of all {type} records, with how many there are.",
  Edge: "A {type} with the ones before and after it.",
  FilterInput: "Conditions that a {type} must meet.",
  FilterListInput: "Conditions that some {type} of a list must meet.",
  SortInput: "The order of {type} records.",
  FieldSelector: "A field of {type}, to group or to calculate by.",
};

/** Adds the content's root fields, and descriptions to the types that Gatsby derives. */
export function createResolvers({ createResolvers, intermediateSchema }: Tools): void {
  createResolvers({ Query: content.rootFields() });
  // These types exist only now, and Gatsby uses the very same objects.
  for (const [name, type] of Object.entries(intermediateSchema.getTypeMap())) {
    for (const [ending, text] of Object.entries(derivedTypes)) {
      if (name.endsWith(ending))
        type.description ??= text.replace("{type}", name.slice(0, -ending.length));
    }
  }
}
