import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";
import { promisify } from "node:util";

/** What a program may need at most. */
export interface ProcessLimits {
  /** Memory of its process, typed arrays included, beside some 100 MB of Node's own. */
  megabytes: number;
  seconds: number;
  /** Bytes that it may answer. */
  answer: number;
}

/** A program needed more than it may. */
export class LimitExceeded extends Error {
  constructor(readonly limit: "memory" | "time") {
    super(`The program needed too much ${limit}.`);
  }
}

const START = path.join(__dirname, `start-limited${path.extname(__filename)}`);

/**
 * Loads TypeScript, wherever the process was started; what is built needs no loader. `tsx/cjs` starts in a third of the time
 * of `tsx`, which also registers a loader for ES modules.
 */
const loader = () =>
  START.endsWith(".ts") ? ["--require", createRequire(__filename).resolve("tsx/cjs")] : [];

/**
 * Lets a program look at a stranger's file in a process of its own: its memory is given back, and a file that is
 * made for it can neither fill the machine's nor hold the caller up.
 * @param program the file of the program, which reads `input` and writes its answer
 * @throws LimitExceeded; Error where the program ends with an error
 */
export async function runLimited(
  program: string,
  input: Buffer,
  { megabytes, seconds, answer }: ProcessLimits,
  args: readonly string[] = [],
): Promise<Buffer> {
  const running = promisify(execFile)(
    process.execPath,
    [...loader(), START, String(megabytes), program, ...args],
    {
      encoding: "buffer",
      timeout: seconds * 1000,
      killSignal: "SIGKILL",
      maxBuffer: answer,
    },
  );
  // It may have ended before it read all.
  running.child.stdin?.on("error", () => undefined).end(input);
  try {
    return (await running).stdout;
  } catch (error) {
    const { killed, signal } = error as { killed?: boolean; signal?: string };
    if (killed) throw new LimitExceeded("time");
    if (signal) throw new LimitExceeded("memory");
    throw error;
  }
}
