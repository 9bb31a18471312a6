import type { CreateSchemaCustomizationArgs } from "gatsby";
import { graphqlTypes } from "../content/graphql/graphql-types";
import { photoTypes } from "../content/graphql/photo-query";
import { textTypes } from "../content/graphql/text-query";
import { models } from "../content/models";

/** Declares the GraphQL types of all models, and of the photos and texts in them. */
export function createSchemaCustomization({
  actions,
  schema,
}: CreateSchemaCustomizationArgs): void {
  const types = [...graphqlTypes(models, schema), ...photoTypes(schema), ...textTypes(schema)];
  actions.createTypes(types as never);
}
