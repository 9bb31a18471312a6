import { defineConfig, devices } from "@playwright/test";
import { testBrowser } from "../../../e2e/support/chromium";

export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.ts",
  outputDir: "../../../test-results/editor",
  forbidOnly: true,
  workers: 1,
  reporter: "list",
  // `gatsby develop` starts without a cache, and each wait may hold a rebuild.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  use: {
    ...devices["Desktop Chrome"],
    locale: "pl-PL",
    actionTimeout: 120_000,
    launchOptions: testBrowser(),
  },
});
