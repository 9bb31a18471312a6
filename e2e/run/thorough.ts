import { installOnDebian } from "../support/deploy/install-on-debian";
import { missingServers } from "../support/deploy/other-servers";
import { mayInstall } from "./may-install";
import { runSteps } from "./steps";

/**
 * `npm run test:thorough`, after the build of `npm test`: long and random tests, and those with
 * nginx and Caddy.
 */
async function run(): Promise<void> {
  const missing = missingServers();
  if (missing.length > 0) {
    const terminal = { input: process.stdin, output: process.stderr };
    if (await mayInstall(missing, process.argv.slice(2), terminal)) installOnDebian(missing);
    if (missingServers().length > 0) {
      console.error(`Nothing was tested: ${missingServers().join(", ")} missing.`);
      process.exitCode = 1;
      return;
    }
  }
  await runSteps([
    ["npx jest --selectProjects thorough --runInBand"],
    ["npm run task check:reproducible"],
    ["npx jest --selectProjects recipes"],
    ["npm run test:editing"],
    ["npm run test:e2e -- --project=thorough"],
    ["npm run test:e2e -- --project=clock"],
  ]);
}

void run();
