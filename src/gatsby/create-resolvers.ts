import { describeSchema, type SchemaType } from "../../packages/content-model";
import { content } from "../content";

/** The arguments that the hook needs; Gatsby types them as `any`. */
interface Tools {
  createResolvers: (resolvers: { Query: ReturnType<typeof content.rootFields> }) => void;
  intermediateSchema: { getTypeMap(): Record<string, SchemaType> };
}

/** Adds the content's root fields, and descriptions to what Gatsby makes of each type: it exists only now. */
export function createResolvers({ createResolvers, intermediateSchema }: Tools): void {
  createResolvers({ Query: content.rootFields() });
  describeSchema(intermediateSchema.getTypeMap());
}
