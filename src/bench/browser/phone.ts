import { pageChangeTimes } from "./page-changes";
import { builtSites, withServedSites } from "./served-sites";
import { firstTouchTimes } from "./taps";

/**
 * `npm run bench:phone`: first touches and page changes on a slow phone. `npm run bench:phone -- FOLDER` holds another
 * built site beside this one, each measurement in turn.
 */
void withServedSites(Object.values(builtSites()), async (browser, sites) => {
  await firstTouchTimes(browser, sites);
  await pageChangeTimes(browser, sites);
});
