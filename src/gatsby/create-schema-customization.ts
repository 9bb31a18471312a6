import type { CreateSchemaCustomizationArgs } from "gatsby";
import { graphqlTypes } from "../content/graphql/graphql-types";
import { models } from "../models";

/** Declares the GraphQL types of all models, and of the photos and texts in them. */
export function createSchemaCustomization({
  actions,
  schema,
}: CreateSchemaCustomizationArgs): void {
  actions.createTypes(graphqlTypes(models, schema) as never);
}
