import os from "node:os";
import path from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { chromiumFlags, findChromium } from "./support/chromium";

const port = Number(process.env.E2E_PORT ?? 9123);

/** What holds times against the specification. */
const measured = /(carousel|comparison|menus)\.spec\.ts/;

/** Has its own configuration, because it runs `gatsby develop` instead of the build. */
const editing = "**/e2e/editing/**";

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  outputDir: "../test-results",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // On a shared machine a browser is now and then held up; what needed another try is reported.
  retries: 1,
  reporter: "list",
  timeout: 60_000,
  projects: [
    { name: "behaviour", testIgnore: [measured, editing] },
    // One at a time and after the others, so that nothing of ours disturbs the clock.
    { name: "measured", testMatch: measured, workers: 1, retries: 2, dependencies: ["behaviour"] },
  ],
  use: {
    ...devices["Desktop Chrome"],
    baseURL: `http://localhost:${port}`,
    locale: "pl-PL",
    launchOptions: { executablePath: findChromium(), args: chromiumFlags },
  },
  webServer: {
    command: "node --import tsx e2e/support/server/serve.ts",
    cwd: "..",
    url: `http://localhost:${port}/healthz`,
    env: { PORT: String(port), ENQUIRY_DIR: path.join(os.tmpdir(), `e2e-enquiries-${port}`) },
    timeout: 60_000,
  },
});
