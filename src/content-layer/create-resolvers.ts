import { models } from "./models";
import { allPhoto } from "./photo-query";

/** The parts of Gatsby's arguments that are used here; Gatsby types them as any. */
interface Tools {
  createResolvers: (resolvers: { Query: { allPhoto: typeof allPhoto } }) => void;
  intermediateSchema: { getType(name: string): { description?: string | null } | undefined };
}

/** What Gatsby makes of each model's type. */
const DERIVED_TYPES = {
  Connection: "Some of all {type} records, with how many there are.",
  Edge: "A {type} with the ones before and after it.",
  GroupConnection: "The {type} records that share one value of a field.",
  FilterInput: "Conditions that a {type} must meet.",
  SortInput: "The order of {type} records.",
};

/** Adds the root field `allPhoto`, and describes the types that Gatsby derives from the models'. */
export function createResolvers({ createResolvers, intermediateSchema }: Tools): void {
  createResolvers({ Query: { allPhoto } });
  // They exist only now; Gatsby goes on with the same types.
  for (const { typeName } of models) {
    for (const [ending, description] of Object.entries(DERIVED_TYPES)) {
      const type = intermediateSchema.getType(typeName + ending);
      if (type) type.description = description.replace("{type}", typeName);
    }
  }
}
