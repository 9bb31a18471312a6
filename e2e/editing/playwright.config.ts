import { defineConfig, devices } from "@playwright/test";
import { testBrowser } from "../support/chromium";

export default defineConfig({
  testDir: "..",
  outputDir: "../../test-results/editing",
  // Each has a worker of its own, so that one `gatsby develop` runs at a time.
  projects: [
    { name: "editing", testMatch: "editing/*.spec.ts" },
    { name: "developing", testMatch: "developing/*.spec.ts" },
  ],
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
