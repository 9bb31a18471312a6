import { execFile, spawnSync } from "node:child_process";

/** Milliseconds after which a command on this machine is ended. */
const LOCAL = 60_000;
/** The same for one that sends or fetches photos over a slow line. */
export const TRANSFER = 600_000;
/** Milliseconds that a command has to remove its locks before it is killed. */
const KILL_AFTER_MS = 5_000;
const MOST_BYTES = 64 * 1024 ** 2;

/** How a command of git is run. */
export interface GitOptions {
  /** What it reads. */
  input?: string;
  /** Milliseconds after which it is ended. */
  timeout?: number;
  /** More of its environment. */
  environment?: Readonly<Record<string, string>>;
}

/** A command of git that failed. */
export class GitFailed extends Error {
  constructor(
    command: string,
    /** What it printed, in English. */
    readonly output: string,
  ) {
    super(`git ${command} failed:\n${output}`);
  }
}

/** Whether git refuses a folder because another user has made it, as root's checkout or a mounted folder. */
export const isOwnedByAnother = (error: unknown): error is GitFailed =>
  error instanceof GitFailed && error.output.includes("safe.directory");

/** Nobody is asked for a password in a terminal, names are no patterns, and messages can be recognized. */
const ENVIRONMENT = {
  LC_ALL: "C",
  GIT_TERMINAL_PROMPT: "0",
  SSH_ASKPASS_REQUIRE: "force",
  GIT_LITERAL_PATHSPECS: "1",
  // What only reads takes no lock that a kill would leave.
  GIT_OPTIONAL_LOCKS: "0",
};

/**
 * What a person may have set otherwise for what he types himself: names are printed as they are, hooks of his own are
 * not asked, bytes and letters stay, and nothing is printed beside what was asked for.
 */
const GIT_SETTINGS = Object.entries({
  "color.ui": "false",
  "commit.gpgSign": "false",
  "core.autocrlf": "false",
  "core.excludesFile": "/dev/null",
  "core.hooksPath": "/dev/null",
  "core.quotePath": "off",
  "diff.renames": "true",
  "i18n.commitEncoding": "UTF-8",
  "i18n.logOutputEncoding": "UTF-8",
  "log.follow": "false",
  "log.showSignature": "false",
  "push.followTags": "false",
  "push.gpgSign": "false",
  "rerere.enabled": "false",
  "submodule.recurse": "false",
}).flatMap(([name, value]) => ["-c", `${name}=${value}`]);

/**
 * Runs git in a folder, without a shell, and waits for it.
 * @returns its output
 * @throws GitFailed with git's own reason, which names the remedy (`safe.directory`), as outside a repository or before
 * the first commit; another Error if git is missing
 */
export function git(folder: string, ...args: string[]): string {
  const { error, status, stdout, stderr } = spawnSync("git", [...GIT_SETTINGS, ...args], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, ...ENVIRONMENT },
    maxBuffer: MOST_BYTES,
    stdio: ["ignore", "pipe", "pipe"],
  });
  if (error) throw error;
  if (status !== 0) throw new GitFailed(args[0] ?? "", `${stdout}\n${stderr}`.trim());
  return stdout;
}

/**
 * Runs git in a folder, without a shell, while other work goes on.
 * @returns what it printed to its standard output
 * @throws GitFailed
 */
export function runGit(
  folder: string,
  args: readonly string[],
  { input = "", timeout = LOCAL, environment }: GitOptions = {},
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const running = execFile(
      "git",
      [...GIT_SETTINGS, ...args],
      {
        cwd: folder,
        encoding: "buffer",
        env: { ...process.env, ...ENVIRONMENT, ...environment },
        maxBuffer: MOST_BYTES,
      },
      (error, stdout, stderr) => {
        clearTimeout(end);
        clearTimeout(kill);
        if (!error) resolve(stdout);
        else
          reject(
            new GitFailed(
              args[0] ?? "",
              `${stdout.toString()}\n${stderr.toString()}`.trim() || error.message,
            ),
          );
      },
    );
    const end = setTimeout(() => running.kill(), timeout).unref();
    const kill = setTimeout(() => running.kill("SIGKILL"), timeout + KILL_AFTER_MS).unref();
    // A command that reads nothing may be gone before all is written.
    running.stdin?.on("error", () => undefined).end(input);
  });
}
