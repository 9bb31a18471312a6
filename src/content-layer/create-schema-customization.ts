import type { CreateSchemaCustomizationArgs } from "gatsby";
import { graphqlTypes } from "./graphql-types";
import { models } from "./models";

/** Declares the GraphQL types of all models. */
export function createSchemaCustomization({
  actions,
  schema,
}: CreateSchemaCustomizationArgs): void {
  actions.createTypes(graphqlTypes(models, schema) as never);
}
