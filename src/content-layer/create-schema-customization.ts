import type { CreateSchemaCustomizationArgs } from "gatsby";
import { graphqlTypes } from "./graphql-types";
import { models } from "./models";
import { photoTypes } from "./photo-query";

/** Declares the GraphQL types of all models, and of the photos that they use. */
export function createSchemaCustomization({
  actions,
  schema,
}: CreateSchemaCustomizationArgs): void {
  actions.createTypes([...graphqlTypes(models, schema), ...photoTypes(schema)] as never);
}
