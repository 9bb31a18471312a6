import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

/** `npm run deploy:local` or `rollback` as a process. */
export interface DeployProcess {
  process: ChildProcess;
  /** Resolves once a step has been announced, or the process has ended before. */
  step(name: string): Promise<void>;
  /** All output, and the exit code; null if it was killed. */
  ended: Promise<{ code: number | null; words: string }>;
}

/** Starts a command of `src/commands/deploy-command.ts` as a rehearsal, which allows sample values. */
export function startDeploy(...words: string[]): DeployProcess {
  const command = ["--import", "tsx", "src/commands/deploy-command.ts", ...words, "--rehearsal"];
  const child = spawn(process.execPath, command, { stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (text: Buffer) => (said += text.toString()));
  }
  const ended = once(child, "close").then(() => ({ code: child.exitCode, words: said }));
  const step = (name: string) =>
    new Promise<void>((resolve) => {
      const look = () => said.includes(name) && resolve();
      child.stdout.on("data", look);
      child.once("close", () => resolve());
      look();
    });
  return { process: child, step, ended };
}
