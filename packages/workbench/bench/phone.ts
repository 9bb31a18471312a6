import { compareFirstTouches } from "./first-touches";
import { comparePageChanges } from "./page-changes";
import { withBarePages, withSites } from "./sites";

/**
 * `npm run task bench:phone`: first touches and page changes on a slow phone, medians in
 * milliseconds. Measures page changes without scripts too, and with `-- FOLDER@/address` from
 * another built site's home page to that address.
 */
export function benchPhone([other]: readonly string[]): Promise<void> {
  return withBarePages(async (bare) => {
    await withSites({}, compareFirstTouches);
    await withSites({ "without scripts": bare, "the other site": other }, comparePageChanges);
  });
}
