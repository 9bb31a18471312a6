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
    site: place("site", "a module that exports `describeSite`: ./describe-site.ts"),
    firstScript: place("firstScript", "a script that each page runs before React: ./first.ts"),
    policy: Joi.object()
      .pattern(/-src$/, Joi.array().items(Joi.string()))
      .messages({
        "*": '"policy" has to name directives with their further sources, as in "frame-src": ["https://film.example"]',
      })
      .description("What pages may load from other hosts, by directive"),
    avifEffort: Joi.number()
      .integer()
      .min(0)
      .max(9)
      .messages({ "*": '"avifEffort" is a whole number from 0 (fast) to 9' })
      .description("How much work an AVIF may take, from 0 to 9"),
    // Gatsby itself would only warn of what nobody reads.
  }).pattern(
    /./,
    Joi.forbidden().messages({
      "any.unknown": "There is no option {#label}. Write site, firstScript, policy or avifEffort",
    }),
  );
}

/** @throws where there is nothing at a place below the site's folder */
function existing(place: string): string {
  if (!existsSync(place)) throw new Error("missing");
  return place;
}
