/** Prints what a command has to say, or its error in its own words, which makes this process fail. */
export async function printResult(result: Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await result}\n`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
