import { existsSync } from "node:fs";

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
export const chromiumFlags = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * Finds a Chromium or Chrome on this machine: `CHROMIUM_PATH`, a usual path, or Playwright's own.
 * @param ofPlaywright where Playwright would have installed one
 */
export function findChromium(ofPlaywright: string): string | undefined {
  const places = [process.env.CHROMIUM_PATH, ...PLACES, ofPlaywright];
  return places.find((place) => place && existsSync(place));
}
