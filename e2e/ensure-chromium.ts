import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findChromium } from "./chromium";

/** Gets a Chromium for the browser tests where there is none, and says so. */
function ensureChromium(): void {
  if (findChromium()) return;
  const isDebianRoot = existsSync("/etc/debian_version") && process.getuid?.() === 0;
  if (isDebianRoot) {
    console.error("No Chromium or Chrome found: installing Debian's package.");
    run("apt-get", ["update"]);
    run("apt-get", ["install", "--yes", "--no-install-recommends", "chromium"]);
  } else {
    console.error("No Chromium or Chrome found: downloading Playwright's own.");
    run("npx", ["playwright", "install", "chromium"]);
  }
  if (!findChromium()) throw new Error("Chromium is still missing; set CHROMIUM_PATH.");
}

function run(command: string, args: string[]): void {
  execFileSync(command, args, { stdio: "inherit" });
}

ensureChromium();
