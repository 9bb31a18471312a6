import { hasCaddy } from "../support/deploy/caddy";
import { installOnDebian } from "../support/deploy/install-on-debian";
import { mayInstall } from "./may-install";
import { runSteps } from "./steps";

/**
 * `npm run test:thorough`, after the build of `npm test`: long and random tests, and those with
 * Caddy.
 */
async function run(): Promise<void> {
  if (!hasCaddy()) {
    const terminal = { input: process.stdin, output: process.stderr };
    if (await mayInstall(["caddy"], process.argv.slice(2), terminal)) installOnDebian(["caddy"]);
    if (!hasCaddy()) {
      console.error("Nothing was tested: Caddy is missing.");
      process.exitCode = 1;
      return;
    }
  }
  await runSteps([
    ["npx jest --selectProjects thorough --runInBand"],
    ["npx jest --selectProjects recipes"],
    ["npm run test:editing"],
    ["npm run test:e2e -- --project=thorough"],
    ["npm run test:e2e -- --project=clock"],
  ]);
}

void run();
