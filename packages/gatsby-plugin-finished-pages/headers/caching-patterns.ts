/** The part of a hashed file's address before its hash: `/app-`; what Gatsby makes for a page begins alike: `/component---`. */
const HASHED = /^(\/component---|.*[-.])[0-9a-f]{20}\./;
const COMPONENT = /^\/component---/;
const FOLDER = /^\/[^/]+\//;

/** Candidates for a pattern that an address belongs to, the widest first. */
function beginnings(address: string): string[] {
  const [component] = COMPONENT.exec(address) ?? [];
  const [folder] = FOLDER.exec(address) ?? [];
  const hashed = HASHED.exec(address)?.[1];
  return [component, folder, hashed].flatMap((beginning) => beginning ?? []);
}

/**
 * The addresses of a site that browsers may keep, as patterns for static hosts, which take a hundred rules and drop the rest
 * without a word: a beginning and `*` wherever all that begins so is kept alike, otherwise the address itself. So a site
 * may get pages and scripts and has no more rules.
 * @param addresses all of the site's, pages too, decoded
 * @param cachingOf the `Cache-Control` of an address; `no-cache` needs no rule
 */
export function cachingPatterns(
  addresses: readonly string[],
  cachingOf: (address: string) => string,
): Map<string, string> {
  const patterns = new Map<string, string>();
  const isAlike = new Map<string, boolean>();
  for (const address of addresses) {
    const value = cachingOf(address);
    if (value === "no-cache") continue;
    const common = beginnings(address).find((beginning) => {
      const known = isAlike.get(beginning);
      if (known !== undefined) return known;
      const alike = addresses.every(
        (other) => !other.startsWith(beginning) || cachingOf(other) === value,
      );
      isAlike.set(beginning, alike);
      return alike;
    });
    patterns.set(common ? `${common}*` : address, value);
  }
  return patterns;
}
