import { spawn } from "node:child_process";

/** How a program is run. */
interface RunOptions {
  cwd: string;
  /** In place of this process's environment. */
  env?: NodeJS.ProcessEnv;
  /** What it reads. */
  input?: string;
  /** Milliseconds without a word from it after which it is ended. */
  silence?: number;
  /** Ends it at once, with all that it started. */
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
const running = new Set<() => void>();

/** Ends what is running, and this process as the signal would have done without this. */
function endBy(signal: NodeJS.Signals): void {
  listen("off");
  endAll();
  process.kill(process.pid, signal);
}

const endAll = () => running.forEach((stop) => stop());

function listen(how: "on" | "off"): void {
  process[how]("exit", endAll);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process[how](signal, endBy);
}

/**
 * Runs a program without a terminal, so that it can't wait for a password there. It ends with this process.
 * @returns what it printed to its standard output
 * @throws ProgramFailed, or the reason of the signal as soon as it has ended
 */
export function runProgram(
  program: string,
  args: readonly string[],
  { cwd, env = process.env, input = "", silence, signal, shell = false }: RunOptions,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env, shell, detached: process.platform !== "win32" });
    const printed: string[] = [];
    let all = "";
    const hear = (text: string) => {
      all = (all + text).slice(-SHOWN);
      timer?.refresh();
    };
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      printed.push(text);
      hear(text);
    });
    child.stderr.setEncoding("utf8").on("data", hear);
    const stop = () => endGroup(child.pid);
    const abort = () => endGroup(child.pid, "SIGKILL");
    signal?.addEventListener("abort", abort);
    if (signal?.aborted) abort();
    if (running.size === 0) listen("on");
    running.add(stop);
    const timer = silence === undefined ? undefined : setTimeout(stop, silence);
    const leave = () => {
      running.delete(stop);
      if (running.size === 0) listen("off");
      clearTimeout(timer);
      signal?.removeEventListener("abort", abort);
    };
    child.once("error", (error) => {
      leave();
      reject(new ProgramFailed(program, error.message));
    });
    child.once("close", (code) => {
      leave();
      if (signal?.aborted) reject(signal.reason as Error);
      else if (code === 0) resolve(printed.join(""));
      else reject(new ProgramFailed(program, asShown(all)));
    });
    // A program that reads nothing may be gone before all is written.
    child.stdin.on("error", () => undefined).end(input);
  });
}

/** What a terminal would show: of a line that is written over, as progress is, its last state. */
const asShown = (output: string) =>
  output
    .split("\n")
    .map((line) => line.slice(line.lastIndexOf("\r", line.length - 2) + 1))
    .join("\n");

/** Ends a program and all that it started. */
function endGroup(pid: number | undefined, signal?: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === "win32" ? pid : -pid, signal);
  } catch {
    // It has ended by itself.
  }
}

/** The environment without what `gatsby develop` has put into it for itself. */
export function outsideOfDevelop(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const isOwn = (name: string) => /^(?:NODE_ENV|BABEL_ENV|gatsby_|GATSBY_|EDITING_PAGE)/.test(name);
  const others = Object.entries(environment).filter(([name]) => !isOwn(name));
  return { ...Object.fromEntries(others), GATSBY_TELEMETRY_DISABLED: "1" };
}
