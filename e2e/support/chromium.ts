import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** No requests to the vendor; no sandbox if run as root, which requires that. */
const flags = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** A Chromium or Chrome on this machine: `CHROMIUM_PATH`, a usual path, or Playwright's own. */
export function findChromium(): string | undefined {
  const places = [process.env.CHROMIUM_PATH, ...PLACES, chromium.executablePath()];
  return places.find((place) => place && existsSync(place));
}

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
  args: [...flags, `--disable-features=${withoutParts.join(",")}`],
});
