import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { environmentWithoutSecrets, GIT_SETTINGS } from "@typed-site/utils/node";
import { MARK } from "./end-leftovers";

/** After this many milliseconds a step counts as stuck. A first build takes a quarter of an hour. */
const STEP_TIMEOUT_MS = 60 * 60 * 1000;
/** How many characters of a failed program's output are kept. */
const SHOWN = 4000;

/** A command that a publication runs in the checkout. */
export interface PublicationStep {
  command: readonly [string, ...string[]];
  /** A sentence for the editor, where the command fails. */
  problem: string;
}

/** What is run for a commit. */
export interface CheckoutSteps {
  /** Installs the packages; only run if others are installed than `package-lock.json` names. */
  install: PublicationStep;
  /** What follows, in its order; the last one makes the release. */
  steps: readonly PublicationStep[];
  /** A sentence for the editor, where git fails. */
  problem: string;
  /** The variables that the commands get besides what programs need of the system: no password is among them. */
  variables?: readonly string[];
}

/** Where a commit comes from, is checked out, and where the output goes. */
export interface CheckoutPlaces {
  repository: string;
  checkout: string;
  log: string;
  /** The temporary folder of all that is run. It goes with the build, since Gatsby leaves something behind each time. */
  temporary: string;
}

/** A step that failed; the message is the end of its output. */
export class StepFailed extends Error {
  constructor(
    output: string,
    /** For the editor. */
    readonly problem: string,
  ) {
    super(stripVTControlCharacters(output).slice(-SHOWN));
  }
}

/** Runs a step in the checkout, or in another folder. */
type Run = (step: PublicationStep, folder?: string) => Promise<void>;

/** In the checkout's `.git`; there only while steps run, or if they were killed. */
const UNFINISHED = ".git/unfinished-steps";

/**
 * Checks a commit out and runs the steps there.
 * @throws StepFailed at the first that fails
 */
export async function buildCheckout(
  places: CheckoutPlaces,
  commit: string,
  steps: CheckoutSteps,
): Promise<void> {
  const output = openSync(places.log, "w");
  const run: Run = async ({ command, problem }, folder = places.checkout) => {
    const [program, ...args] = command;
    const child = spawn(program, args, {
      cwd: folder,
      env: {
        ...environmentWithoutSecrets(process.env, steps.variables),
        TMPDIR: places.temporary,
        [MARK]: places.checkout,
      },
      stdio: ["ignore", output, output],
      timeout: STEP_TIMEOUT_MS,
      killSignal: "SIGKILL",
    });
    await once(child, "exit");
    if (child.exitCode !== 0) throw new StepFailed(readFileSync(places.log, "utf8"), problem);
  };
  // What a build has left that was killed.
  rmSync(places.temporary, { recursive: true, force: true });
  mkdirSync(places.temporary);
  try {
    await checkOut(places, commit, steps.problem, run);
    await runSteps(places.checkout, steps, run);
  } finally {
    closeSync(output);
    rmSync(places.temporary, { recursive: true, force: true });
  }
}

async function checkOut(
  { repository, checkout }: CheckoutPlaces,
  commit: string,
  problem: string,
  run: Run,
): Promise<void> {
  const runGit = (...words: string[]) =>
    run({ command: ["git", ...GIT_SETTINGS, ...words], problem });
  if (!existsSync(path.join(checkout, ".git/HEAD"))) {
    const clone = [
      "git",
      ...GIT_SETTINGS,
      "clone",
      "--quiet",
      "--no-checkout",
      repository,
      checkout,
    ] as const;
    await run({ command: clone, problem }, path.dirname(checkout));
  }
  // Left by a git that was killed; it would refuse to begin.
  for (const lock of [".git/index.lock", ".git/HEAD.lock"]) {
    rmSync(path.join(checkout, lock), { force: true });
  }
  await runGit("fetch", "--quiet", repository, "main");
  await runGit("checkout", "--quiet", "--force", "--detach", commit);
  // What git ignores stays: the packages, Gatsby's cache and the built site. Only a build that was
  // killed may have left half a file, so the next one begins anew.
  const wasKilled = existsSync(path.join(checkout, UNFINISHED));
  const ignored = wasKilled ? ["-x", "--exclude=node_modules"] : [];
  await runGit("clean", "--quiet", "--force", "-d", ...ignored);
}

async function runSteps(
  checkout: string,
  { install, steps }: CheckoutSteps,
  run: Run,
): Promise<void> {
  const unfinished = path.join(checkout, UNFINISHED);
  const lock = path.join(checkout, "package-lock.json");
  // npm removes the folder first, so an installation that was killed has no copy of the lock file.
  const installed = path.join(checkout, "node_modules/.installed-lock.json");
  writeFileSync(unfinished, "");
  try {
    if (!existsSync(installed) || !readFileSync(installed).equals(readFileSync(lock))) {
      await run(install);
      copyFileSync(lock, installed);
    }
    for (const step of steps) await run(step);
  } finally {
    rmSync(unfinished);
  }
}
