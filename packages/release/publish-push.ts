import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  closeSync,
  copyFileSync,
  existsSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { git } from "../utils/node";
import { endLeftovers, MARK } from "./end-leftovers";
import {
  PUBLICATION_STATE,
  type PublicationState,
  readPublicationState,
  writePublicationState,
} from "./publication-state";

/** After this many milliseconds a step counts as stuck. A first build takes a quarter of an hour. */
const PATIENCE = 60 * 60 * 1000;
/** How many characters of a failed program's output are kept in the state. */
const SHOWN = 4000;

/** A command that a publication runs in the checkout. */
export interface PublicationStep {
  command: readonly [string, ...string[]];
  /** A sentence for the editor, where the command fails. */
  problem: string;
}

/** How a site is published. */
export interface PublicationPlan {
  /** Installs the packages; only run if others are installed than `package-lock.json` names. */
  install: PublicationStep;
  /** What follows, in its order; the last one makes the release. */
  steps: readonly PublicationStep[];
  /** A sentence for the editor, where git fails. */
  problem: string;
  /** Tells the operator of a failure. */
  tellOperator: (failed: PublicationState) => Promise<void>;
}

/** Where everything lies in the folder of the releases. */
const placesIn = (folder: string) => ({
  repository: path.join(folder, "repository.git"),
  checkout: path.join(folder, "checkout"),
  log: path.join(folder, "publish.log"),
  state: path.join(folder, PUBLICATION_STATE),
});

const newestCommit = (repository: string) => git(repository, "rev-parse", "main").trim();

/**
 * Writes that the newest commit waits, unless its state is known.
 * @param folder holds the releases, and the bare repository as `repository.git`
 */
export function announcePush(folder: string): void {
  const { repository, state } = placesIn(folder);
  const commit = newestCommit(repository);
  if (readPublicationState(state)?.commit === commit) return;
  writePublicationState(state, { commit, state: "waiting", since: new Date().toISOString() });
}

/**
 * Builds and publishes the newest commit of `main`, unless it is published already. What is public
 * stays as it is until the last step, and where one fails. Must not run twice at once: the hook
 * holds a lock.
 * @param folder holds the releases, `repository.git`, and `checkout`, which is cloned if it is missing
 * @returns what became of the commit
 */
export async function publishNewest(
  folder: string,
  plan: PublicationPlan,
): Promise<PublicationState> {
  const places = placesIn(folder);
  const commit = newestCommit(places.repository);
  const former = readPublicationState(places.state);
  if (former?.commit === commit && former.state === "published") return former;
  endLeftovers(places.checkout);
  const enter = (state: PublicationState["state"], problem?: PublicationState["problem"]) => {
    const entered = { commit, state, since: new Date().toISOString(), problem };
    // Of a push that has come meanwhile the hook has written that it waits.
    if (newestCommit(places.repository) === commit) writePublicationState(places.state, entered);
    return entered;
  };
  try {
    enter("building");
    await buildAndRelease(places, commit, plan);
    return enter("published");
  } catch (error) {
    const problem = {
      polish: error instanceof StepFailed ? error.problem : plan.problem,
      details: error instanceof Error ? error.message : String(error),
    };
    await plan.tellOperator({ commit, state: "failed", since: new Date().toISOString(), problem });
    return enter("failed", problem);
  } finally {
    endLeftovers(places.checkout);
  }
}

/** A step that failed; the message is the end of its output. */
class StepFailed extends Error {
  constructor(
    output: string,
    /** For the editor. */
    readonly problem: string,
  ) {
    super(stripVTControlCharacters(output).slice(-SHOWN));
  }
}

type Places = ReturnType<typeof placesIn>;

async function buildAndRelease(
  { repository, checkout, log }: Places,
  commit: string,
  { install, steps, problem }: PublicationPlan,
): Promise<void> {
  const output = openSync(log, "w");
  const run = async ({ command, problem }: PublicationStep, cwd = checkout) => {
    const [program, ...args] = command;
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, [MARK]: checkout },
      stdio: ["ignore", output, output],
      timeout: PATIENCE,
      killSignal: "SIGKILL",
    });
    await once(child, "exit");
    if (child.exitCode !== 0) throw new StepFailed(readFileSync(log, "utf8"), problem);
  };
  const runGit = (...words: string[]) => run({ command: ["git", ...words], problem });
  try {
    if (!existsSync(path.join(checkout, ".git"))) {
      const clone = ["git", "clone", "--quiet", "--no-checkout", repository, checkout] as const;
      await run({ command: clone, problem }, path.dirname(checkout));
    }
    // Left by a git that was killed; it would refuse to begin.
    for (const lock of ["index.lock", "HEAD.lock"]) {
      rmSync(path.join(checkout, ".git", lock), { force: true });
    }
    await runGit("fetch", "--quiet", repository, "main");
    await runGit("checkout", "--quiet", "--force", "--detach", commit);
    // What git ignores stays: the packages, Gatsby's cache and the built site. Only a build that was
    // killed may have left half a file, so the next one begins anew.
    const mark = path.join(checkout, ".git", "publishing");
    const ignored = existsSync(mark) ? ["-x", "--exclude=node_modules"] : [];
    await runGit("clean", "--quiet", "--force", "-d", ...ignored);
    writeFileSync(mark, "");
    try {
      await installPackages(checkout, () => run(install));
      for (const step of steps) await run(step);
    } finally {
      rmSync(mark);
    }
  } finally {
    closeSync(output);
  }
}

/** Installs the packages unless those of the lock file are installed, from its beginning to its end. */
async function installPackages(checkout: string, install: () => Promise<void>): Promise<void> {
  const lock = path.join(checkout, "package-lock.json");
  // npm removes the folder first, so an installation that was killed has no copy.
  const installed = path.join(checkout, "node_modules", ".installed-lock.json");
  const isInstalled = existsSync(installed) && readFileSync(installed).equals(readFileSync(lock));
  if (isInstalled) return;
  await install();
  copyFileSync(lock, installed);
}
