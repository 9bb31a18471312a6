import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** How a program is run. */
export interface RunOptions {
  cwd: string;
  /** In place of this process's environment. */
  env?: NodeJS.ProcessEnv;
  /** What it reads. */
  input?: string;
  /** Milliseconds after which it is ended. */
  timeout?: number;
  /** Ends it at once. */
  signal?: AbortSignal;
  /** Runs `program` as a line of the system's shell. */
  shell?: boolean;
}

/** A program that was ended or left with another code than 0. */
export class ProgramFailed extends Error {
  constructor(
    program: string,
    /** The end of what it printed. */
    readonly output: string,
  ) {
    super(`${program} failed:\n${output}`);
  }
}

const SHOWN = 20_000;
const execute = promisify(execFile);

/**
 * Runs a program. Ctrl+C ends it with this process, since both are in the terminal's group.
 * @returns what it printed to its standard output
 * @throws ProgramFailed, or the reason of the signal
 */
export async function runProgram(
  program: string,
  args: readonly string[],
  { input = "", signal, ...options }: RunOptions,
): Promise<string> {
  signal?.throwIfAborted();
  const limits = { maxBuffer: Infinity, killSignal: "SIGKILL" } as const;
  const running = execute(program, args, { ...options, ...limits });
  // Given the signal, Node would only ask the program to end, and not wait until it has.
  signal?.addEventListener("abort", () => running.child.kill("SIGKILL"));
  // A program that reads nothing may be gone before all is written.
  running.child.stdin?.on("error", () => undefined).end(input);
  try {
    return (await running).stdout;
  } catch (error) {
    signal?.throwIfAborted();
    const { stdout = "", stderr = "", message } = error as Error & Partial<Outputs>;
    throw new ProgramFailed(program, `${stdout}\n${stderr}`.trim().slice(-SHOWN) || message);
  }
}

interface Outputs {
  stdout: string;
  stderr: string;
}

/** The environment without what `gatsby develop` has put into it for itself. */
export function outsideOfDevelop(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const isOwn = (name: string) => /^(?:NODE_ENV|BABEL_ENV|gatsby_|GATSBY_|EDITING_PAGE)/.test(name);
  const others = Object.entries(environment).filter(([name]) => !isOwn(name));
  return { ...Object.fromEntries(others), GATSBY_TELEMETRY_DISABLED: "1" };
}
