import { createInterface } from "node:readline/promises";
import { installOnDebian } from "../support/deploy/install-on-debian";
import { missingServers } from "../support/deploy/other-servers";
import { runSteps } from "./steps";

/** After `npm test`, whose build it looks at. */
const STEPS = [
  "test:long",
  "check:reproducible",
  "test:recipes",
  "test:editing",
  "test:e2e:thorough",
  "test:e2e:clock",
];

/**
 * `npm run test:thorough`: what is long, random or needs nginx and Caddy. Says what it would install, and
 * installs only what it is told to: by `--yes`, or at the terminal.
 */
async function run(): Promise<void> {
  const missing = missingServers();
  if (missing.length > 0 && !(await mayInstall(missing))) {
    console.error("Nothing was installed and nothing tested.");
    process.exitCode = 1;
    return;
  }
  if (missing.length > 0) installOnDebian(missing);
  runSteps(STEPS);
}

async function mayInstall(packages: readonly string[]): Promise<boolean> {
  console.error(
    `These tests need Debian's ${packages.join(", ")}: as root they would be installed.`,
  );
  if (process.argv.includes("--yes")) return true;
  if (!process.stdin.isTTY) {
    console.error("No terminal to ask at; with `npm run test:thorough -- --yes` they are.");
    return false;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question("Install them now? (y/N) ");
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

void run();
