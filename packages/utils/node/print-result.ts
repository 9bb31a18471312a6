/** Prints the message of an error that ends a command, and sets the exit code. */
export function failWith(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Prints a command's result, or the message of its error, with which it ends. */
export const printResult = (result: Promise<string>): Promise<void> =>
  result.then((text) => void process.stdout.write(`${text}\n`)).catch(failWith);
