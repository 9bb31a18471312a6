import { existsSync } from "node:fs";
import type { PluginOptionsSchemaArgs } from "gatsby";

const WHAT = "a module that exports `content`, which defineContent returns: ./src/content.ts";

/** Refuses options that this plugin cannot work with, each with what to write instead. */
export const pluginOptionsSchema = ({ Joi }: PluginOptionsSchemaArgs) =>
  Joi.object({
    definition: Joi.string()
      .required()
      .custom(existing)
      .messages({
        "any.required": `"definition" is missing. Write the place of ${WHAT}`,
        "string.base": `"definition" has to be text: the place of ${WHAT}`,
        "any.custom": `There is no {#value}. Write as "definition" the place of ${WHAT}`,
      })
      .description(`The place of ${WHAT}`),
    exampleQueries: Joi.string()
      .custom(existing)
      .messages({
        "string.base": '"exampleQueries" has to be text: a folder with .graphql files',
        "any.custom": 'There is no {#value}. "exampleQueries" is a folder with .graphql files',
      })
      .description("A folder with .graphql files that develop lists for GraphiQL"),
  });

/** @throws where there is nothing at a place below the site's folder */
function existing(place: string): string {
  if (!existsSync(place)) throw new Error("missing");
  return place;
}
