import { hasBareDebian } from "../support/deploy/bare-debian";
import { hasCaddy } from "../support/deploy/caddy";
import { installOnDebian } from "../support/deploy/install-on-debian";
import { runSteps, type Step } from "./steps";

const jest = (words: string): Step => ({
  command: `npx jest ${words}`,
  again: `npx jest ${words} --onlyFailures`,
});

const browser = (script: string): Step => ({
  command: `npm run ${script}`,
  again: `npm run ${script} --last-failed`,
});

/** Caddy, and what carries out the deploy document. */
const PACKAGES = ["caddy", "mmdebstrap", "systemd-container", "util-linux"];

/** `npm run test:thorough`, after `npm test`: long and random tests, those with Caddy, and the deploy document on a Debian. */
async function run(): Promise<void> {
  const isComplete = () => hasCaddy() && hasBareDebian();
  if (!isComplete()) installOnDebian(PACKAGES, process.argv.includes("--yes"));
  if (!isComplete()) {
    console.error("Nothing was tested: a program is missing, or this is not root on Debian.");
    process.exitCode = 1;
    return;
  }
  // One after the other: each uses all cores, or must be alone.
  await runSteps([
    [jest("--selectProjects thorough --maxWorkers=2")],
    [{ command: "npm run test:packages", again: "npm run test:packages" }],
    [jest("--selectProjects alone --runInBand")],
    [browser("test:e2e -- --project=thorough")],
    [browser("test:e2e -- --project=clock")],
    [browser("test:editing --")],
    [jest("--selectProjects recipes")],
  ]);
}

void run();
