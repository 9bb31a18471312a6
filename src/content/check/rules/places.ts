import type { Model } from "../../model";

/**
 * Where a model's files may be, as glob patterns below `content/`: `galleries/*.yaml`; services are at two
 * depths.
 * @throws when the model's pattern uses more of regular expressions than this knows
 */
export function placesOf({ typeName, files }: Model): string[] {
  const source = files.source.replace(/^\^|\$$/g, "").replaceAll("\\/", "/");
  const optional = "(?:[^/]+/)?";
  const variants = source.includes(optional)
    ? [source.replace(optional, ""), source.replace(optional, "[^/]+/")]
    : [source];
  return variants.map((variant) => {
    const glob = variant.replaceAll("[^/]+", "*").replaceAll("\\.", ".");
    if (/[\\[\](){}|?+^$]/.test(glob)) throw new Error(`${typeName}: no glob for ${files.source}`);
    return glob;
  });
}
