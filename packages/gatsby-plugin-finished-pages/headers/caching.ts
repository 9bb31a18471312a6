/** Seconds. */
const DAY = 24 * 60 * 60;
const YEAR = 365 * DAY;

/** `Cache-Control` (RFC 9111) of what has to be asked for each time: HTML and page data. */
export const REVALIDATE = "no-cache";

/** `Cache-Control` by file type; the first matching pattern counts. Caddy gets them as they are, so in the syntax of RE2. */
export const cachingRules: readonly { pattern: RegExp; value: string }[] = [
  // The name contains a hash of the content.
  {
    pattern: /^\/static\/|-[0-9a-f]{20}\.js(\.map)?$|\.[0-9a-f]{20}\.css(\.map)?$/,
    value: `public, max-age=${YEAR}, immutable`,
  },
  // May change with a build, but a day-old copy does no harm.
  {
    pattern: /^\/(fonts|img)\/|\.(svg|ico|png|webmanifest)$/,
    value: `public, max-age=${DAY}, stale-while-revalidate=${7 * DAY}`,
  },
];

/** How long a browser may cache a file; HTML and page data have to be revalidated. */
export function cacheControl(path: string): string {
  return cachingRules.find(({ pattern }) => pattern.test(path))?.value ?? REVALIDATE;
}
