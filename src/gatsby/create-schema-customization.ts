import type { CreateSchemaCustomizationArgs } from "gatsby";
import { content } from "../content";

/** Declares the GraphQL types of all models, and of the photos and texts in them. */
export function createSchemaCustomization({
  actions,
  schema,
}: CreateSchemaCustomizationArgs): void {
  actions.createTypes(content.graphqlTypes(schema) as never);
}
