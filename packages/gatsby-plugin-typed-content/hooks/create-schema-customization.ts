import type { CreateSchemaCustomizationArgs } from "gatsby";
import { loadContent } from "./load-content";
import type { Options } from "./options";

/** Declares the GraphQL types of all models, and those for photos and texts. */
export async function createSchemaCustomization(
  { actions, schema }: CreateSchemaCustomizationArgs,
  options: Options,
): Promise<void> {
  const content = await loadContent(options);
  // Gatsby types what its own builders make as `object`, and does not take that.
  actions.createTypes(content.graphqlTypes(schema) as never);
}
