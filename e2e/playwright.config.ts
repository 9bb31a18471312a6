import { defineConfig, devices } from "@playwright/test";
import { chromiumFlags, findChromium } from "./chromium";

const port = Number(process.env.E2E_PORT ?? 9123);

export default defineConfig({
  testDir: ".",
  outputDir: "../test-results",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  reporter: "list",
  timeout: 30_000,
  use: {
    ...devices["Desktop Chrome"],
    baseURL: `http://localhost:${port}`,
    locale: "pl-PL",
    launchOptions: { executablePath: findChromium(), args: chromiumFlags },
  },
  webServer: {
    command: `npx gatsby serve --port ${port}`,
    cwd: "..",
    url: `http://localhost:${port}`,
    env: { GATSBY_TELEMETRY_DISABLED: "1" },
    timeout: 60_000,
  },
});
