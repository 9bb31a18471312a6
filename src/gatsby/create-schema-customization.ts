import type { CreateSchemaCustomizationArgs } from "gatsby";
import { content } from "../content";

/** Declares the GraphQL types of all models, and those for photos and texts. */
export function createSchemaCustomization({
  actions,
  schema,
}: CreateSchemaCustomizationArgs): void {
  actions.createTypes(content.graphqlTypes(schema) as never);
}
