import { existsSync, readdirSync } from "node:fs";
import { hasCaddy } from "../support/deploy/caddy";
import { installOnDebian } from "../support/deploy/install-on-debian";
import { runSteps, type Step } from "./steps";

const jest = (words: string): Step => ({
  command: `npx jest ${words}`,
  again: `npx jest ${words} --onlyFailures`,
});

const inHonolulu = ({ command, again }: Step): Step => ({
  command: `TEST_ZONE=Pacific/Honolulu ${command}`,
  again: again && `TEST_ZONE=Pacific/Honolulu ${again}`,
});

const browser = (script: string): Step => ({
  command: `npm run ${script}`,
  again: `npm run ${script} --last-failed`,
});

/** What lies beside the site and may be deleted. */
const applications = existsSync("apps") ? readdirSync("apps") : [];

/** `npm run test:thorough`, after `npm test`: long and random tests, and those with Caddy. */
async function run(): Promise<void> {
  if (!hasCaddy()) installOnDebian(["caddy"], process.argv.includes("--yes"));
  if (!hasCaddy()) {
    console.error("Nothing was tested: Caddy is missing.");
    process.exitCode = 1;
    return;
  }
  // One after the other: each uses all cores, or must be alone.
  await runSteps([
    [jest("--selectProjects thorough --maxWorkers=2")],
    // west of UTC, where midnight of UTC is the day before
    [inHonolulu(jest("--selectProjects node dom"))],
    [{ command: "npm run test:packages", again: "npm run test:packages" }],
    [jest("--selectProjects alone --runInBand")],
    [browser("test:e2e -- --project=thorough")],
    [browser("test:e2e -- --project=clock")],
    [browser("test:develop --")],
    ...applications.map((name) => [browser(`test:thorough --workspace apps/${name} --`)]),
    [jest("--selectProjects recipes")],
  ]);
}

void run();
