import { compareFirstTouches } from "./first-touches";
import { comparePageChanges } from "./page-changes";
import { withSites } from "./sites";

/**
 * `npm run task bench:phone`: first touches and page changes on a slow phone, medians in milliseconds. `-- FOLDER`
 * holds another built site beside this one.
 */
export function benchPhone([other]: readonly string[]): Promise<void> {
  return withSites({ "the other build": other }, async (browser, compare) => {
    await compareFirstTouches(browser, compare);
    await comparePageChanges(browser, compare);
  });
}
