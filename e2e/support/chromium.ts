import { chromium } from "@playwright/test";
import { chromiumFlags, findChromium as find } from "@typed-site/utils/node";

/** A Chromium or Chrome on this machine. */
export const findChromium = () => find(chromium.executablePath());

/**
 * Parts of Chromium that tests do without: Playwright's own list, which a second one would replace,
 * and the two lists below the address bar. Nobody sees these in a test, but each new window loads
 * both, which takes longer than some tests.
 */
const withoutParts = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
];

/** How the browser tests start Chromium. */
export const testBrowser = () => ({
  executablePath: findChromium(),
  args: [...chromiumFlags, `--disable-features=${withoutParts.join(",")}`],
});
