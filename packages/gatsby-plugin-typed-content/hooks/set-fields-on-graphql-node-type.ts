import type { SetFieldsOnGraphQLNodeTypeArgs } from "gatsby";
import { loadContent } from "./load-content";
import type { Options } from "./options";

/** Adds what the content says of pages to Gatsby's own type of them. */
export async function setFieldsOnGraphQLNodeType(
  { type }: Pick<SetFieldsOnGraphQLNodeTypeArgs, "type">,
  options: Options,
): Promise<object> {
  return type.name === "SitePage" ? (await loadContent(options)).pageFields() : {};
}
