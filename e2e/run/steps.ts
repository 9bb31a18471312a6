import concurrently, { type CloseEvent } from "concurrently";

/**
 * Runs commands and prints how long each took: stages one after the other, the commands of a stage
 * in parallel, with their output in order, until one fails. Sets this process's exit code.
 */
export async function runSteps(stages: readonly (readonly string[])[]): Promise<void> {
  const ended: CloseEvent[] = [];
  try {
    for (const commands of stages) ended.push(...(await sideBySide(commands)));
  } catch (failed) {
    ended.push(...(failed as CloseEvent[]));
    process.exitCode = 1;
  }
  process.stdout.write(`\n${ended.map(told).join("\n")}\n\n`);
}

/** Rejects with the same list if a command fails; the others are stopped. */
const sideBySide = (commands: readonly string[]): Promise<CloseEvent[]> =>
  concurrently([...commands], { group: true, prefix: "none", killOthersOn: ["failure"] }).result;

function told({ command, exitCode, killed, timings }: CloseEvent): string {
  const outcome = killed ? "  stopped" : exitCode === 0 ? "" : "  failed";
  return `${timings.durationSeconds.toFixed(0).padStart(6)} s  ${command.command}${outcome}`;
}
