import concurrently, { type CloseEvent } from "concurrently";

/**
 * Runs commands and says how long each took: the stages one after the other, the commands of a stage side by
 * side, with their output in order, up to the first that fails. Sets the exit code of this process.
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

/** Rejects with the same list where a command fails; the others are stopped then. */
const sideBySide = (commands: readonly string[]): Promise<CloseEvent[]> =>
  concurrently([...commands], { group: true, prefix: "none", killOthersOn: ["failure"] }).result;

function told({ command, exitCode, killed, timings }: CloseEvent): string {
  const outcome = killed ? "  stopped" : exitCode === 0 ? "" : "  failed";
  return `${timings.durationSeconds.toFixed(0).padStart(6)} s  ${command.command}${outcome}`;
}
