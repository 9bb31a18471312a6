import os from "node:os";
import path from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { testBrowser } from "./support/chromium";

const port = Number(process.env.E2E_PORT ?? 9123);

/** Have their own configuration, because they run `gatsby develop` instead of the build. */
const ofDevelop = ["**/e2e/developing/**"];

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  fullyParallel: true,
  forbidOnly: true,
  // Many tests wait for a slow network, which leaves room for one more.
  workers: "150%",
  reporter: "list",
  // Not claims: a machine that is busy with other work must not fail a test.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  testIgnore: ofDevelop,
  // Each has a folder of its own for results, among them the list that `--last-failed` reads.
  projects: [
    // `npm test`; the two others are part of `npm run test:thorough`.
    {
      name: "quick",
      grepInvert: /@(thorough|clock)\b/,
      outputDir: "../test-results/quick",
    },
    {
      name: "thorough",
      grep: /@thorough\b/,
      grepInvert: /@clock\b/,
      outputDir: "../test-results/thorough",
    },
    // One at a time, so that nothing of ours disturbs the clock.
    {
      name: "clock",
      grep: /@clock\b/,
      workers: 1,
      outputDir: "../test-results/clock",
    },
  ],
  use: {
    ...devices["Desktop Chrome"],
    baseURL: `http://localhost:${port}`,
    locale: "pl-PL",
    launchOptions: testBrowser(),
  },
  webServer: {
    command: "node --import tsx e2e/support/server/serve.ts",
    cwd: "..",
    url: `http://localhost:${port}/healthz`,
    env: { PORT: String(port), ENQUIRY_DIR: path.join(os.tmpdir(), `e2e-enquiries-${port}`) },
    timeout: 60_000,
  },
});
