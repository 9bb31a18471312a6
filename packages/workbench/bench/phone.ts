import { compareFirstTouches } from "./first-touches";
import { comparePageChanges } from "./page-changes";
import { withBarePages, withSites } from "./sites";

/**
 * `npm run task bench:phone`: first touches and page changes on a slow phone, medians in milliseconds; page changes also
 * without scripts, and with `-- FOLDER@/address` from the home page of another built site to an address of it.
 */
export function benchPhone([other]: readonly string[]): Promise<void> {
  return withBarePages(async (bare) => {
    await withSites({}, compareFirstTouches);
    await withSites({ "without scripts": bare, "the other site": other }, comparePageChanges);
  });
}
