import { existsSync } from "node:fs";
import type { PluginOptionsSchemaArgs } from "gatsby";

/** Refuses options that this plugin cannot work with, each with what to write instead. */
export function pluginOptionsSchema({ Joi }: PluginOptionsSchemaArgs) {
  const place = (name: string, what: string) =>
    Joi.string()
      .custom(existing)
      .messages({
        "string.base": `"${name}" has to be text: the place of ${what}`,
        "any.custom": `There is no {#value}. Write as "${name}" the place of ${what}`,
      })
      .description(`The place of ${what}`);
  return Joi.object({
    site: place("site", "a module that exports `describeSite`: ./src/describe-site.ts"),
    firstScript: place("firstScript", "a script that each page runs before React: ./src/first.ts"),
  });
}

/** @throws where there is nothing at a place below the site's folder */
function existing(place: string): string {
  if (!existsSync(place)) throw new Error("missing");
  return place;
}
