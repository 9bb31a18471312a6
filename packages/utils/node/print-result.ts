/** Prints a command's result. On an error it prints the message and sets the exit code. */
export async function printResult(result: Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await result}\n`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
