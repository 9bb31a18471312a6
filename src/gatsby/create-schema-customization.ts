import type { CreateSchemaCustomizationArgs } from "gatsby";
import { graphqlTypes } from "../content/graphql/graphql-types";
import { photoTypes } from "../content/graphql/photo-query";
import { models } from "../content/models";

/** Declares the GraphQL types of all models, and of the photos that they use. */
export function createSchemaCustomization({
  actions,
  schema,
}: CreateSchemaCustomizationArgs): void {
  actions.createTypes([...graphqlTypes(models, schema), ...photoTypes(schema)] as never);
}
