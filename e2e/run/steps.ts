import concurrently, { type CloseEvent } from "concurrently";

/** A command of a run. */
export interface Step {
  command: string;
  /**
   * The command that runs what failed of it once more. Without it, a failure ends the run, because
   * the rest could do nothing.
   */
  again?: string;
}

/**
 * Runs stages one after the other, and the steps of a stage side by side, to the end, whatever
 * fails. Then runs what failed once more, one step at a time: new processes, with nothing beside
 * them, so the two tries share nothing. What passes only then is flaky, and no failure. Prints how
 * long each command took and how it ended; exits with 1 if something failed twice.
 */
export async function runSteps(stages: readonly (readonly Step[])[]): Promise<void> {
  const lines: string[] = [];
  const failed: Step[] = [];
  for (const stage of stages) {
    const ended = await runTogether(stage.map(({ command }) => command));
    lines.push(...ended.map((event) => summary(event, event.exitCode === 0 ? "" : "failed")));
    const hasFailed = (index: number) =>
      ended.some((event) => event.index === index && event.exitCode !== 0);
    failed.push(...stage.filter((_, index) => hasFailed(index)));
    if (failed.some(({ again }) => again === undefined)) break;
  }
  let hasPassed = true;
  for (const { again } of failed) {
    const [event] = again === undefined ? [] : await runTogether([again]);
    const isFlaky = event?.exitCode === 0;
    if (event) lines.push(summary(event, isFlaky ? "flaky: passed only now" : "failed again"));
    hasPassed &&= isFlaky;
  }
  process.stdout.write(`\n${lines.join("\n")}\n\n`);
  process.exitCode = hasPassed ? 0 : 1;
}

/** Runs commands side by side and prints their output in order. */
const runTogether = (commands: readonly string[]): Promise<CloseEvent[]> =>
  concurrently([...commands], { group: true, prefix: "none" }).result.catch(
    (ended: CloseEvent[]) => ended,
  );

const summary = ({ command, timings }: CloseEvent, outcome: string) =>
  `${timings.durationSeconds.toFixed(0).padStart(6)} s  ${command.command}  ${outcome}`.trimEnd();
