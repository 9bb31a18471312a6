import { createInterface } from "node:readline/promises";

/** A terminal for a question. */
export interface Terminal {
  input: NodeJS.ReadableStream & { isTTY?: boolean };
  output: NodeJS.WritableStream;
}

/**
 * Says what would be installed and whether it may be: answered in advance by `--yes`, or asked at
 * the terminal. With neither, the answer is no, and nothing waits.
 */
export async function mayInstall(
  packages: readonly string[],
  args: readonly string[],
  { input, output }: Terminal,
): Promise<boolean> {
  output.write(`These tests need Debian's ${packages.join(", ")}; root can install them.\n`);
  if (args.includes("--yes")) return true;
  if (!input.isTTY) {
    output.write("Nobody to ask: `npm run test:thorough -- --yes` installs them.\n");
    return false;
  }
  const terminal = createInterface({ input, output });
  const answer = await terminal.question("Install them now? (y/N) ");
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}
