import { execFileSync } from "node:child_process";
import { findChromium } from "./chromium";
import { installOnDebian } from "./deploy/install-on-debian";

/** Installs a Chromium for the browser tests if there is none, and says so. */
function ensureChromium(): void {
  if (!findChromium()) installOnDebian(["chromium"], true);
  if (!findChromium()) {
    console.error("No Chromium or Chrome found: downloading Playwright's own.");
    execFileSync("npx", ["playwright", "install", "chromium"], { stdio: "inherit" });
  }
  if (!findChromium()) throw new Error("Chromium is still missing; set CHROMIUM_PATH.");
}

ensureChromium();
